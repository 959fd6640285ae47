import { deferred } from '@gb/mfe-contract'
import { VitaminsIcon } from '@gb/ui'
import type { Section } from '../shared/section'

/** The supplement guide in the list of premium. */
export const supplementsSection: Section = {
  id: 'supplement-guide',
  group: 'eating',
  icon: VitaminsIcon,
  hue: 'vitamins',
  view: deferred(() => import('./supplements').then((chunk) => chunk.inOwnLanguage())),
}
