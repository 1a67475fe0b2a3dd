import { useEffect, useState } from 'preact/hooks'

/** The width is the one of the style. */
const beside = '(min-width: 720px)'

/** Whether log and chat stand beside the board; on a phone they are in a drawer. */
export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(beside).matches)
  useEffect(() => {
    const room = matchMedia(beside)
    const look = (): void => setWide(room.matches)
    look()
    room.addEventListener('change', look)
    return () => room.removeEventListener('change', look)
  }, [])
  return wide
}
