import { useEffect, useState } from 'preact/hooks'

/** Whether log and chat stand beside the board; on a phone they are in a drawer. The width is the one of the style. */
export function useWide(): boolean {
  const [wide, setWide] = useState(true)
  useEffect(() => {
    const room = matchMedia('(min-width: 720px)')
    const look = (): void => setWide(room.matches)
    look()
    room.addEventListener('change', look)
    return () => room.removeEventListener('change', look)
  }, [])
  return wide
}
