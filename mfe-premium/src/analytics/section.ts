import { deferred } from '@gb/mfe-contract'
import { ChartIcon } from '@gb/ui'
import type { Section } from '../shared/section'
import { messages } from './messages'

export const analyticsSection: Section = {
  id: 'analytics',
  group: 'numbers',
  title: messages.title,
  text: messages.text,
  icon: ChartIcon,
  hue: 'weight',
  view: deferred(() => import('./analytics-view').then((chunk) => chunk.AnalyticsView)),
}
