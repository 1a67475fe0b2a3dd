import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { say } from '../text/say.ts'
import { codeIn } from './code-in.ts'

/** Goes to a table by its code, or by a whole link that was pasted. */
export function CodeEntry() {
  const { route } = useLocation()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  return (
    <form
      class="code-entry"
      onSubmit={(event) => {
        event.preventDefault()
        const code = codeIn(text)
        setWrong(code === undefined)
        if (code !== undefined) route(`/t/${code}`)
      }}
    >
      <label class="field">
        {say('haveCode')}
        <input
          class="input"
          value={text}
          autocapitalize="none"
          autocomplete="off"
          spellcheck={false}
          placeholder="k7mp-4w2x"
          aria-invalid={wrong}
          aria-describedby={wrong ? 'code-wrong' : undefined}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {say('join')}
      </button>
      {wrong && (
        <p id="code-wrong" class="fault" role="alert">
          {say('codeWrong')}
        </p>
      )}
    </form>
  )
}
