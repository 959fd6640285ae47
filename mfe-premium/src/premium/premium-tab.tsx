import { useSession } from '@gb/mfe-contract'
import { Card, ErrorState, Loading, Page, Skeleton } from '@gb/ui'
import { usePremiumStatus } from '../shared/api/premium-status.query'
import { ActiveCard } from './components/active-card'
import { LockedPreview } from './components/locked-preview'
import { PriceList } from './components/price-list'
import { SubscriptionCard } from './components/subscription-card'
import { messages } from './messages'

/** Premium: what it adds, or what the person has. */
export function PremiumTab() {
  const { userId } = useSession()
  const status = usePremiumStatus(userId)
  if (userId === null || status.data?.isActive === false) return <Locked />
  if (status.data !== undefined) {
    return (
      <Page title={messages.title} aside={<SubscriptionCard status={status.data} />}>
        <ActiveCard />
      </Page>
    )
  }
  return (
    <Page title={messages.title}>
      <Card>
        {status.isError ? (
          <ErrorState
            title={messages.failedTitle}
            retryLabel={messages.retry}
            retrying={status.isFetching}
            retryingLabel={messages.retrying}
            onRetry={() => void status.refetch()}
          >
            {messages.failedText}
          </ErrorState>
        ) : (
          <Loading label={messages.loading}>
            <Skeleton height={280} shape="block" />
          </Loading>
        )}
      </Card>
    </Page>
  )
}

const Locked = () => (
  <Page title={messages.title} aside={<PriceList />}>
    <LockedPreview />
  </Page>
)
