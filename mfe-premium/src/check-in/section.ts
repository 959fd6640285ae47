import { deferred } from '@gb/mfe-contract'
import { MessageIcon } from '@gb/ui'
import type { Section } from '../shared/section'

/** Check-in in the list of premium. */
export const checkInSection: Section = {
  id: 'check-in',
  group: 'learning',
  icon: MessageIcon,
  hue: 'mood',
  view: deferred(() => import('./check-in').then((chunk) => chunk.inOwnLanguage())),
}
