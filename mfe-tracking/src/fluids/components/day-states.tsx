import { ErrorState, Loading, Skeleton } from '@gb/ui'
import type { ShownDay } from '../api/fluid-day.query'
import { messages } from '../messages'

/** The number and the bar before they are there. */
export const DaySkeleton = () => (
  <Loading label={messages.loading}>
    <Skeleton width={180} height={48} shape="block" />
    <Skeleton height={62} shape="block" />
  </Loading>
)

/** The day could not be read. */
export function DayFault({ day }: { day: ShownDay }) {
  return (
    <ErrorState
      title={messages.failedTitle}
      retryLabel={messages.retry}
      retrying={day.isFetching}
      retryingLabel={messages.retrying}
      onRetry={day.refetch}
    >
      {messages.failedText}
    </ErrorState>
  )
}
