import type { Logger } from 'pino'
import type { Urgency } from './urgency.js'

const EVERY_MS = 1000

/** Counts who found no place, and writes one line a second of it: a line for each would cost more than the refusal. */
export const countCrowded = (logger: Logger): ((urgency: Urgency) => void) => {
  let refused: Partial<Record<Urgency, number>> = {}
  let timer: NodeJS.Timeout | undefined
  const write = () => {
    timer = undefined
    logger.warn({ refused }, 'no place for all requests')
    refused = {}
  }
  return (urgency) => {
    refused[urgency] = (refused[urgency] ?? 0) + 1
    timer ??= setTimeout(write, EVERY_MS).unref()
  }
}
