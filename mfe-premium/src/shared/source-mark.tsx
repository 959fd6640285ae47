import { InfoMark } from '@gb/ui'
import { messages } from './messages'

const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Where a statement comes from and when it was last checked; `reviewDay` is YYYY-MM-DD. */
export function SourceMark({ source, reviewDay }: { source: string; reviewDay: string }) {
  const day = LONG_DAY.format(new Date(`${reviewDay}T00:00:00Z`))
  return <InfoMark label={messages.source} source={source} reviewed={messages.reviewed(day)} />
}
