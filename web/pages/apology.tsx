import './apology.css'
import { useEffect } from 'preact/hooks'
import { say } from '../text/say.ts'
import { Open } from './open.tsx'
import { shelf } from './shelf.ts'
import { Top } from './top.tsx'

type Props = { readonly title: string; readonly long: string }

/** A friendly end of the road, with a way on. */
export function Apology({ title, long }: Props) {
  useEffect(() => {
    document.title = `${title} · ${say('product')}`
  }, [title])
  return (
    <>
      <Top />
      <main id="content" class="apology">
        <h1>{title}</h1>
        <p>{long}</p>
        <Open game={shelf[0]} />
        <a href="/">{say('home')}</a>
      </main>
    </>
  )
}
