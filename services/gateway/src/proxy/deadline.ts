import type { IncomingMessage } from 'node:http'

/** Part of a body is still on its way to us and none of it waits here: then the caller is slow, not the service. */
const waitsForCaller = (raw: IncomingMessage): boolean => !raw.complete && raw.readableLength === 0

/**
 * Calls `late` when a service has had its time. The clock stands while the caller is still sending, and runs while a
 * service does not take what has arrived.
 * @param limitMs milliseconds
 * @returns ends it
 */
export const startDeadline = (raw: IncomingMessage, limitMs: number, late: () => void): (() => void) => {
  const check = (): void => {
    if (waitsForCaller(raw)) timer = setTimeout(check, limitMs)
    else late()
  }
  let timer = setTimeout(check, limitMs)
  const restart = (): void => {
    clearTimeout(timer)
    timer = setTimeout(check, limitMs)
  }
  raw.once('end', restart)
  return () => {
    clearTimeout(timer)
    raw.off('end', restart)
  }
}
