import { isApiError } from '@gb/api-client'
import { useMessages } from '@gb/entries'
import { EmptyState, ErrorState, Loading, LockIcon, SkeletonText } from '@gb/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sideViewCatalog } from '../../messages/generated/side-view'

interface Properties<T> {
  read: UseQueryResult<T>
  children: (data: T) => ReactNode
}

/** What was read of somebody else's log, or why it was not. */
export function Panel<T>({ read, children }: Properties<T>) {
  const words = useMessages(sideViewCatalog)
  // Refused is refused, also where it was there a moment ago.
  if (read.isError && isApiError(read.error, 'not_yours'))
    return (
      <EmptyState icon={LockIcon} title={words.overTitle}>
        {words.over}
      </EmptyState>
    )
  if (read.data !== undefined) return <>{children(read.data)}</>
  if (!read.isError)
    return (
      <Loading label={words.loading}>
        <SkeletonText lines={6} />
      </Loading>
    )
  return (
    <ErrorState title={words.failedTitle} onRetry={() => void read.refetch()} retrying={read.isFetching}>
      {words.failed}
    </ErrorState>
  )
}
