import { deferred } from '@gb/mfe-contract'
import { VitaminsIcon } from '@gb/ui'
import type { Section } from '../shared/section'
import { messages } from './messages'

/** The supplement guide in the list of premium. */
export const supplementsSection: Section = {
  id: 'supplement-guide',
  group: 'eating',
  ...messages.section,
  icon: VitaminsIcon,
  hue: 'vitamins',
  view: deferred(() => import('./supplements').then((chunk) => chunk.Supplements)),
}
