import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Fixture, Position } from './position.ts'

const root = new URL('../fixtures/', import.meta.url)

/** The position files of a game, by full path. */
export function positionsOf(id: string): string[] {
  const folder = new URL(`${id}/positions/`, root)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => new URL(name, folder).pathname)
}

/** A file holds one fixture or a list of them. Throws when it is not JSON. */
export function fixturesIn(file: string): readonly Fixture[] {
  const json = JSON.parse(readFileSync(file, 'utf8'))
  return Array.isArray(json) ? json : [json]
}

const prefix = (fixture: Fixture | undefined) => fixture?.id.split('-')[0]

/** The game a file is about: by its folder, or else by the first letters of its id, which the game's own fixtures share. */
export function gameFor(file: string): string | undefined {
  const folder = /fixtures\/([^/]+)\//.exec(file)?.[1]
  if (folder !== undefined) return folder
  const letters = prefix(fixturesIn(file)[0])
  return readdirSync(root).find((id) => positionsOf(id).some((other) => prefix(fixturesIn(other)[0]) === letters))
}

/** How a game's fixtures are written. Throws when the game has no test/games/<id>/position.ts. */
export async function positionFor(id: string): Promise<Position> {
  const url = new URL(`../games/${id}/position.ts`, import.meta.url)
  const module: { position?: Position } = await import(/* @vite-ignore */ url.href)
  if (!module.position) throw new Error(`test/games/${id}/position.ts exports no 'position'`)
  return module.position
}
