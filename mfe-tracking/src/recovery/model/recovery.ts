import type { PainAnswer, RecoveryDay, VomitingAnswer } from '@gb/domain'
import type { Entry } from '@gb/entries'

/** What was answered of a day, as an entry of a log. */
export type RecoveryEntry = RecoveryDay & Entry

/** The one thing that a tap says. A number that could not be measured is an answer. */
export type RecoveryAnswer =
  | { vomiting: VomitingAnswer }
  | { pain: PainAnswer }
  | { pulseBpm: number }
  | { pulseSkipped: true }
  | { temperature: number }
  | { temperatureSkipped: true }
