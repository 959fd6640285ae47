import { useMessages } from '@gb/entries'
import { Card, ErrorState } from '@gb/ui'
import { reportCatalog } from '../messages/generated/report'

/** The report is made and did not arrive. */
export function Undelivered({ failure, onRetry }: { failure: string; onRetry: () => void }) {
  const messages = useMessages(reportCatalog)
  return (
    <Card>
      <ErrorState title={failure} retryLabel={messages.retry} onRetry={onRetry}>
        {messages.undelivered.safe}
      </ErrorState>
    </Card>
  )
}
