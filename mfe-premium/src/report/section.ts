import { deferred } from '@gb/mfe-contract'
import { DownloadIcon } from '@gb/ui'
import type { Section } from '../shared/section'

export const reportSection: Section = {
  id: 'report',
  group: 'numbers',
  icon: DownloadIcon,
  hue: 'accent',
  view: deferred(() => import('./report-view').then((chunk) => chunk.inOwnLanguage())),
}
