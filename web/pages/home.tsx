import './home.css'
import '../table/controls/one.css'
import { useEffect } from 'preact/hooks'
import { myName, rename } from '../net/me.ts'
import { listing } from '../net/wants.ts'
import { later } from '../table/later.tsx'
import { say } from '../text/say.ts'
import { CodeEntry } from './code-entry.tsx'
import { Poster } from './poster.tsx'
import { shelf } from './shelf.ts'
import { Top } from './top.tsx'

const Mine = later(() => import('./mine.tsx').then((part) => part.Mine))
const HallLink = later(() => import('./hall.tsx').then((part) => part.HallLink))
const Hall = later(() => import('./hall.tsx').then((part) => part.Hall))

/** The shelf: one poster per game, my name, and the ways to a table: mine, one I was told of, or one that is public. */
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
            <HallLink />
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
        <Mine />
        <section aria-labelledby="games">
          <div class="over-shelf">
            <h2 id="games">{say('games')}</h2>
            <fieldset class="segments">
              <legend>{say('newTables')}</legend>
              {[false, true].map((all) => (
                <label key={String(all)}>
                  <input
                    type="radio"
                    name="listing"
                    checked={listing.on.value === all}
                    onChange={() => listing.set(all)}
                  />
                  <span>{say(all ? 'forAll' : 'byLink')}</span>
                </label>
              ))}
            </fieldset>
          </div>
          <ul class="shelf">
            {shelf.map((game) => (
              <li key={game}>
                <Poster game={game} />
              </li>
            ))}
          </ul>
        </section>
        <Hall />
      </main>
    </div>
  )
}
