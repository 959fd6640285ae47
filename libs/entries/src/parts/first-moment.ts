/** Nobody waits longer than this for a part of the screen because another one does not come, ms. */
const LONGEST_HELD_MS = 5000

let gate: Promise<unknown> = Promise.resolve()

/** From now on nothing counts as first come before this has come; the page does it once, when it starts. */
export function holdUntil(moment: Promise<unknown>): void {
  gate = moment
}

/** Resolves when what somebody came for is there, however long that takes. */
export const firstCame = (): Promise<unknown> => gate

/**
 * Resolves when what somebody came for is there, or when that takes long; for parts of the app, and of the cards of remotes on Home,
 * that come behind it. They are no work for idle moments: they come on every line, because without them something cannot be done.
 */
export const afterFirst = (): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const longest = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_HELD_MS)
  })
  return Promise.race([gate.then(() => undefined), longest]).finally(() => clearTimeout(timer))
}
