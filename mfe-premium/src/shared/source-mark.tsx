import { useMessages } from '@gb/entries'
import { InfoMark } from '@gb/ui'
import { sectionCatalog } from './messages/generated/section'

/** Where a statement comes from and when it was last checked; `reviewDay` is YYYY-MM-DD. */
export function SourceMark({ source, reviewDay }: { source: string; reviewDay: string }) {
  const messages = useMessages(sectionCatalog)
  return <InfoMark label={messages.source} source={source} reviewed={messages.reviewed({ day: reviewDay })} />
}
