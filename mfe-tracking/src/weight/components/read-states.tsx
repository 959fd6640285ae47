import { ErrorState, Loading, Skeleton } from '@gb/ui'
import type { ReactNode } from 'react'
import type { WeightRead } from '../api/weight-history.query'
import { homeMessages as messages } from '../home-messages'
import type { WeightHistory } from '../model/weight'

type Properties = { read: WeightRead; height: number; children: (history: WeightHistory) => ReactNode }

/** The weights, or their place while they load, or what happened. */
export function WhenRead({ read, height, children }: Properties) {
  if (read.data !== undefined) return children(read.data)
  if (read.isError) {
    return (
      <ErrorState
        title={messages.failedTitle}
        retryLabel={messages.retry}
        retrying={read.isFetching}
        retryingLabel={messages.retrying}
        onRetry={() => void read.refetch()}
      >
        {messages.failedText}
      </ErrorState>
    )
  }
  return (
    <Loading label={messages.loading}>
      <Skeleton height={height} shape="block" />
    </Loading>
  )
}
