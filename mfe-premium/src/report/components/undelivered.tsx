import { Card, ErrorState } from '@gb/ui'
import { messages } from '../messages'

/** The report is made and did not arrive. */
export const Undelivered = ({ failure, onRetry }: { failure: string; onRetry: () => void }) => (
  <Card>
    <ErrorState title={failure} retryLabel={messages.retry} onRetry={onRetry}>
      {messages.undelivered.safe}
    </ErrorState>
  </Card>
)
