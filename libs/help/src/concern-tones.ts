import type { Concern } from '@gb/domain'
import type { Tone } from '@gb/ui'

/** Only what may need a call or a visit is a warning; all else is a question or a kind word. */
export const CONCERN_TONES: Readonly<Record<Concern['urgency'], Tone>> = {
  now: 'danger',
  today: 'warning',
  soon: 'warning',
  ask: 'info',
  kind: 'info',
}
