/** Number of ways to choose k of n. */
export function ways(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let product = 1
  for (let i = 1; i <= k; i++) product = (product * (n - k + i)) / i
  return product
}

/** The chances of 0, 1, 2 ... good ones when `draw` are taken from `all`, of which `good` are good; draw is at most all. */
export function odds(all: number, good: number, draw: number): number[] {
  const out: number[] = []
  const whole = ways(all, draw)
  for (let n = 0; n <= Math.min(good, draw); n++) out.push((ways(good, n) * ways(all - good, draw - n)) / whole)
  return out
}

/** The chances of a sum, from the chances of its two parts. */
export function sumOdds(one: readonly number[], two: readonly number[]): number[] {
  const out: number[] = new Array(one.length + two.length - 1).fill(0)
  one.forEach((p, i) => {
    two.forEach((q, j) => {
      out[i + j] = (out[i + j] ?? 0) + p * q
    })
  })
  return out
}
