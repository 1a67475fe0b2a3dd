let context: AudioContext | undefined

/** Browsers let a page sound only after it has been touched: until then there is silence. */
export function listenForTouch(): void {
  const begin = (): void => {
    context ??= new AudioContext()
    void context.resume()
  }
  for (const touch of ['pointerdown', 'keydown'] as const) addEventListener(touch, begin, { once: true })
}

/** Two soft notes, the second a fourth above the first: in hertz, and when each begins, in seconds. */
const notes: readonly (readonly [pitch: number, at: number])[] = [
  [587.3, 0],
  [784, 0.14],
]

/** Rings, if the page may. */
export function ring(): void {
  if (context?.state !== 'running') return
  for (const [pitch, at] of notes) {
    const start = context.currentTime + at
    const voice = context.createOscillator()
    const level = context.createGain()
    voice.type = 'triangle'
    voice.frequency.value = pitch
    level.gain.setValueAtTime(0, start)
    level.gain.linearRampToValueAtTime(0.14, start + 0.015)
    level.gain.exponentialRampToValueAtTime(0.001, start + 0.45)
    voice.connect(level).connect(context.destination)
    voice.start(start)
    voice.stop(start + 0.5)
  }
}
