import { deferred } from '@gb/mfe-contract'
import { LearnIcon } from '@gb/ui'
import type { Section } from '../shared/section'

/** Courses in the list of premium. */
export const coursesSection: Section = {
  id: 'courses',
  group: 'learning',
  icon: LearnIcon,
  hue: 'vitamins',
  view: deferred(() => import('./courses').then((chunk) => chunk.inOwnLanguage())),
}
