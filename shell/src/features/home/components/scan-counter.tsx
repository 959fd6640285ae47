import { Badge, ErrorState, Loading, Skeleton } from '@gb/ui'
import { useScanStatus } from '../api/scan-status.query'
import { useMessages } from '@gb/entries'
import { restCatalog } from '../messages/generated/rest'

/** How many scans are left; nothing where there is no limit. */
export function ScanCounter() {
  const words = useMessages(restCatalog).actions

  const status = useScanStatus()
  if (status.data === undefined && status.isError) {
    return (
      <ErrorState
        title={words.failed}
        retryLabel={words.retry}
        retrying={status.isFetching}
        retryingLabel={words.loading}
        onRetry={() => void status.refetch()}
        isBrief
      />
    )
  }
  if (status.data === undefined) {
    return (
      <Loading label={words.loading}>
        <Skeleton width={150} height={28} />
      </Loading>
    )
  }
  const { isPremium, left, limit } = status.data
  if (isPremium || left === null) return null
  return (
    <Badge hue={left === 0 ? 'warning' : 'neutral'}>
      {left === 0 ? words.none : words.left({ left, limit })}
    </Badge>
  )
}
