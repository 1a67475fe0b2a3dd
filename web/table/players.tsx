import './players.css'
import type { AnyMove } from '../../shared/kit/choice.ts'
import type { Screen } from '../../shared/table/screen.ts'
import type { Here } from '../net/hear.ts'
import { Name } from '../text/name.tsx'
import { say } from '../text/say.ts'
import type { Face, Shown } from './face.ts'

type Props = {
  readonly screen: Screen
  readonly here: Here
  readonly face: Face
  readonly shown: Shown<object, AnyMove>
}

/** Everybody at the table with what is public of them; whose turn it is stands out. */
export function Players({ screen, here, face, shown }: Props) {
  return (
    <ol class="players">
      {screen.chairs.map((chair, seat) => {
        const asked = screen.asked.includes(seat)
        const me = seat === screen.me
        const away = chair.kind === 'human' && !here.seats.includes(seat)
        return (
          <li key={`${seat} ${chair.name}`} class={asked ? 'asked' : ''} aria-current={asked ? 'true' : undefined}>
            <h3>
              <Name of={chair.name} />
              {me && <small>{say('you')}</small>}
              {chair.kind === 'bot' && <small>{say('bot')}</small>}
              {away && !me && <small class="away">{say('away')}</small>}
            </h3>
            <face.Seat {...shown} seat={seat} />
          </li>
        )
      })}
    </ol>
  )
}
