/** The value below which so many hundredths of the list lie. */
export function percentile(list: readonly number[], hundredths: number): number {
  const sorted = list.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))] ?? 0
}

export const median = (list: readonly number[]): number => percentile(list, 50)
export const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / Math.max(list.length, 1)
