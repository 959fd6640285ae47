import { Card, ErrorState, Loading, Page, SkeletonText } from '@gb/ui'
import { useCreator } from '../../shared/support/about-creator.query'
import { CreatorPage } from './components/creator-page'
import { messages } from './messages'

/** Who made this. */
export function AboutTab() {
  const creator = useCreator()
  return (
    <Page title={messages.title} width="narrow">
      {creator.data !== undefined ? (
        <CreatorPage creator={creator.data} />
      ) : (
        <Card>
          {creator.isError ? (
            <ErrorState
              title={messages.failedTitle}
              onRetry={() => void creator.refetch()}
              retryLabel={messages.retry}
              retrying={creator.isFetching}
              retryingLabel={messages.retrying}
            >
              {messages.failed}
            </ErrorState>
          ) : (
            <Loading label={messages.loading}>
              <SkeletonText lines={8} />
            </Loading>
          )}
        </Card>
      )}
    </Page>
  )
}
