import { isApiError } from '@gb/api-client'
import type { OutboxItem } from './item'

const FRESH_MS = 2 * 60 * 1000
const SAME_INSTANT_MS = 5000

/** The same item for the server's time, where only the clock of this device is wrong; else null. */
export const atServersTime = (item: OutboxItem, error: unknown): OutboxItem | null =>
  isClockWrong(item, error) ? withoutInstant(item) : null

/** Whether only the clock of this device is wrong: the instant is the one of the press, and that was just now. */
function isClockWrong(item: OutboxItem, error: unknown): boolean {
  if (item.action !== 'create' || !isApiError(error, 'invalid_input') || error.fields.length === 0)
    return false
  const { recorded_at: instant } = item.values
  const madeAt = Date.parse(item.madeAt)
  return (
    instant !== undefined &&
    error.fields.every(({ field }) => field === 'recorded_at') &&
    Math.abs(Date.parse(instant) - madeAt) <= SAME_INSTANT_MS &&
    Math.abs(Date.now() - madeAt) <= FRESH_MS
  )
}

/** The server's own time is then the better one. */
function withoutInstant(item: OutboxItem): OutboxItem {
  const copy = { ...structuredClone(item), key: `${item.key}-now` }
  if (copy.action === 'create') delete copy.values.recorded_at
  return copy
}
