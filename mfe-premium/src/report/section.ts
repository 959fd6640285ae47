import { deferred } from '@gb/mfe-contract'
import { DownloadIcon } from '@gb/ui'
import type { Section } from '../shared/section'
import { messages } from './messages'

export const reportSection: Section = {
  id: 'report',
  group: 'numbers',
  title: messages.title,
  text: messages.text,
  icon: DownloadIcon,
  hue: 'accent',
  view: deferred(() => import('./report-view').then((chunk) => chunk.ReportView)),
}
