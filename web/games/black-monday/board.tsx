import { useState } from 'preact/hooks'
import { type Company, companies } from '../../../shared/games/black-monday/board.ts'
import { Axis } from './axis.tsx'
import { Column } from './column.tsx'
import { Dossier } from './dossier.tsx'
import type { Part } from './part.ts'
import { usePlan } from './plan.ts'

/** The middle of the table: four columns of the flap board over one sheet of paper with one axis. */
export function Board(part: Part) {
  const plan = usePlan(part)
  const [looked, look] = useState<Company>()
  return (
    <div class="bm bm-board" style={{ '--seats': part.view.seats.length }}>
      <Axis {...part} />
      {companies.map((company) => (
        <Column key={company} {...part} company={company} plan={plan} look={() => look(company)} />
      ))}
      <span class="bm-edge" aria-hidden="true" />
      {looked && <Dossier {...part} company={looked} close={() => look(undefined)} />}
    </div>
  )
}
