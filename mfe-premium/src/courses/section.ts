import { deferred } from '@gb/mfe-contract'
import { LearnIcon } from '@gb/ui'
import type { Section } from '../shared/section'
import { messages } from './messages'

/** Courses in the list of premium. */
export const coursesSection: Section = {
  id: 'courses',
  group: 'learning',
  ...messages.section,
  icon: LearnIcon,
  hue: 'vitamins',
  view: deferred(() => import('./courses').then((chunk) => chunk.Courses)),
}
