import { deferred } from '@gb/mfe-contract'
import { CalendarIcon } from '@gb/ui'
import type { Section } from '../shared/section'
import { messages } from './messages'

/** Planning templates in the list of premium. */
export const planningSection: Section = {
  id: 'templates',
  group: 'eating',
  ...messages.section,
  icon: CalendarIcon,
  hue: 'food',
  view: deferred(() => import('./planning').then((chunk) => chunk.Planning)),
}
