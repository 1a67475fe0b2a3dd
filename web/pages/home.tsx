import './home.css'
import { useEffect } from 'preact/hooks'
import { myName, rename } from '../net/me.ts'
import { say } from '../text/say.ts'
import { CodeEntry } from './code-entry.tsx'
import { Poster } from './poster.tsx'
import { shelf } from './shelf.ts'
import { Top } from './top.tsx'

/** The shelf: one poster per game, my name, and the way to a table I was told of. */
export function Home() {
  useEffect(() => {
    document.title = `${say('product')}: ${say('motto')}`
  }, [])
  return (
    <div class="home">
      <Top />
      <main id="content">
        <div class="welcome">
          <section class="greeting">
            <h1>{say('motto')}</h1>
            <p>{say('promise')}</p>
          </section>
          <section class="entry">
            <label class="field">
              {say('yourName')}
              <input
                class="input"
                value={myName.value}
                maxLength={48}
                autocomplete="nickname"
                spellcheck={false}
                placeholder={say('nameHint')}
                onInput={(event) => rename(event.currentTarget.value)}
              />
            </label>
            <CodeEntry />
          </section>
        </div>
        <section aria-labelledby="games">
          <h2 id="games" class="unseen">
            {say('games')}
          </h2>
          <ul class="shelf">
            {shelf.map((game) => (
              <li key={game}>
                <Poster game={game} />
              </li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  )
}
