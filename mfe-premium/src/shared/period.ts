import { REPORT_PERIODS } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { sectionCatalog } from './messages/generated/section'

/** The periods of analytics and report, as a choice. */
export function usePeriodOptions() {
  const words = useMessages(sectionCatalog).periods
  return REPORT_PERIODS.map((value) => ({ value, label: words[value] }))
}
