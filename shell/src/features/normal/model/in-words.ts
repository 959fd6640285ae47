import type { CareGap, CareLevel, CareReason } from '@gb/domain'
import type { normalCatalog } from '../messages/generated/normal'

type Messages = ReturnType<typeof normalCatalog.in>

/** What to do, in one line; `number` is that for emergencies where somebody is, undefined where we know none. */
export const titleIn = (messages: Messages, level: CareLevel, number: string | undefined): string => {
  const { emergency, emergencyElsewhere, ...others } = messages.titles
  if (level !== 'emergency') return others[level]
  return number === undefined ? emergencyElsewhere : emergency({ number })
}

/** Why, in words that stand alone. */
export const reasonIn = (messages: Messages, reason: CareReason): string => {
  const all: Record<CareReason, string> = { ...messages.signs, ...messages.reasons }
  return all[reason]
}

/** What was not answered. */
export const gapIn = (messages: Messages, gap: CareGap): string => {
  const all: Record<CareGap, string> = { ...messages.topics, ...messages.gapNames }
  return all[gap]
}
