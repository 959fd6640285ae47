import { deferred } from '@gb/mfe-contract'
import { ChartIcon } from '@gb/ui'
import type { Section } from '../shared/section'

export const analyticsSection: Section = {
  id: 'analytics',
  group: 'numbers',
  icon: ChartIcon,
  hue: 'weight',
  view: deferred(() => import('./analytics-view').then((chunk) => chunk.inOwnLanguage())),
}
