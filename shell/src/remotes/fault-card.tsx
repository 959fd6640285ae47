import { Card, ErrorState, Text } from '@gb/ui'
import { messages } from './messages'
import type { RemoteFault } from './remote-fault'

/** Stands where a part of a remote should be: what happened, which remote and version, and Retry. */
export function FaultCard({ fault, onRetry }: { fault: RemoteFault; onRetry: () => void }) {
  return (
    <Card>
      <ErrorState title={messages.title} onRetry={onRetry} retryLabel={messages.retry}>
        {messages.reasons[fault.reason]}
      </ErrorState>
      <Text size="small" tone="muted" align="center">
        {fault.remote}
        {fault.version !== null && ` ${fault.version}`}
      </Text>
    </Card>
  )
}
