import './page.css'
import { useEffect } from 'preact/hooks'
import { useRoute } from 'preact-iso/router'
import { say } from '../text/say.ts'
import { nameOf, titleOf } from '../text/title.ts'
import { Apology } from './apology.tsx'
import { Open } from './open.tsx'
import { RulesText } from './rules-text.tsx'
import { shelf } from './shelf.ts'
import { Top } from './top.tsx'

/** The rules of one game, with the way to a table at the end. */
export function RulesPage() {
  const game = useRoute().params.game ?? ''
  const known = titleOf(game)
  useEffect(() => {
    if (known) document.title = `${say('rulesFor', nameOf(game))} · ${say('product')}`
  }, [game])
  if (!known) return <Apology title={say('noGame')} long={say('noPageLong')} />
  return (
    <div class="page">
      <Top />
      <main id="content">
        <RulesText game={game} />
        {shelf.some((id) => id === game) && <Open game={game} />}
      </main>
    </div>
  )
}
