import { deferred } from '@gb/mfe-contract'
import { CalendarIcon } from '@gb/ui'
import type { Section } from '../shared/section'

/** Planning templates in the list of premium. */
export const planningSection: Section = {
  id: 'templates',
  group: 'eating',
  icon: CalendarIcon,
  hue: 'food',
  view: deferred(() => import('./planning').then((chunk) => chunk.inOwnLanguage())),
}
