import { longDayInWords } from '@gb/domain'
import { InfoMark } from '@gb/ui'
import { messages } from '../messages'

/** Where a statement comes from and when it was last checked; `reviewDay` is YYYY-MM-DD. */
export function SourceMark({ source, reviewDay }: { source: string; reviewDay: string }) {
  return (
    <InfoMark
      label={messages.source}
      source={source}
      reviewed={messages.reviewed(longDayInWords(reviewDay))}
    />
  )
}
