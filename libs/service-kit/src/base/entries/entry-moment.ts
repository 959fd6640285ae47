import { type DayRule, localDay } from '@gb/domain'

/** When an entry happened: the instant (ISO 8601, UTC), the zone it was written in, and the local day fixed by both. */
export interface EntryMoment {
  recordedAt: string
  timeZone: string
  localDate: string
}

/**
 * Fixes the local day of an entry at the moment it is written; no later change of zone moves it.
 * @param recordedAt checked ISO instant, or undefined for now
 * @param rule the zone of the request, and the hour at which the person's day begins
 */
export const entryMoment = (
  recordedAt: string | undefined,
  { timeZone, dayStartsAt }: DayRule,
  now = new Date(),
): EntryMoment => {
  const instant = recordedAt === undefined ? now : new Date(recordedAt)
  return { recordedAt: instant.toISOString(), timeZone, localDate: localDay(instant, timeZone, dayStartsAt) }
}

/** The moment a change moves an entry to; null when the change leaves the time alone. */
export const changedMoment = (recordedAt: string | undefined, rule: DayRule): EntryMoment | null =>
  recordedAt === undefined ? null : entryMoment(recordedAt, rule)

/** Whether a sent instant, if any, is the stored one. Absent means "now" and differs in every replay, so it says nothing. */
export const isSameInstant = (sent: string | undefined, stored: Date): boolean =>
  sent === undefined || Date.parse(sent) === stored.getTime()
