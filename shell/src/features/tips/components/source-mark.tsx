import { InfoMark } from '@gb/ui'
import { messages } from '../messages'

const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** Where a statement comes from and when it was last checked. */
export function SourceMark({ source, reviewDay }: { source: string; reviewDay: string }) {
  return <InfoMark label={messages.source} source={source} reviewed={messages.reviewed(inWords(reviewDay))} />
}
