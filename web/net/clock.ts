/** This machine's two clocks, in milliseconds: the one on the wall, which may be wrong or put, and one that only runs. */
export type Hands = { readonly wall: number; readonly steady: number }
export const hands = (): Hands => ({ wall: Date.now(), steady: performance.now() })

/** P10: server time as a message told it, and where the hands stood then. */
export type Clock = Hands & { readonly server: number }
export const setTo = (server: number, at: Hands): Clock => ({ server, ...at })

/** F19: server time now. The clock on the wall has no say in it. */
export const serverTime = (clock: Clock, at: Hands): number => clock.server + at.steady - clock.steady

/** Milliseconds by which the two clocks may drift apart before one of them must have been put or have slept. */
const drift = 2_000

/** Whether the machine has slept, or somebody has put its clock: then the server has to be asked once more. */
export const doubtful = (clock: Clock, at: Hands): boolean =>
  Math.abs(at.wall - clock.wall - (at.steady - clock.steady)) > drift
