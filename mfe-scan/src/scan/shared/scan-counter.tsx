import { useMessages } from '@gb/entries'
import { Badge, ErrorState, Loading, PremiumIcon, Skeleton } from '@gb/ui'
import { useScanStatus } from './scan-status.query'
import { sharedCatalog } from './messages/generated/shared'
import type { ScanStatus } from './scan-outcome'

/** How many scans are left, or that there is no limit. */
export function ScanBadge({ status }: { status: ScanStatus }) {
  const words = useMessages(sharedCatalog).counter
  if (status.isPremium || status.left === null) {
    return (
      <Badge hue="accent" icon={PremiumIcon}>
        {words.premium}
      </Badge>
    )
  }
  const isUsedUp = status.left === 0
  return (
    <Badge hue={isUsedUp ? 'warning' : 'neutral'}>
      {isUsedUp ? words.none : words.left({ left: status.left, limit: status.limit })}
    </Badge>
  )
}

/** The badge of the signed-in person, read from the server. */
export function ScanCounter({ userId }: { userId: string }) {
  const status = useScanStatus(userId)
  const words = useMessages(sharedCatalog).counter
  if (status.data !== undefined) return <ScanBadge status={status.data} />
  if (status.isError) {
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
  return (
    <Loading label={words.loading}>
      <Skeleton width={150} height={26} />
    </Loading>
  )
}
