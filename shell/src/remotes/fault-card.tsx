import { Card, EmptyState, ErrorState, Text } from '@gb/ui'
import { useEffect } from 'react'
import { idle } from '../shared/idle'
import { messages } from './messages'
import type { RemoteFault } from './remote-fault'
import { besideRetry } from './workshop'

interface Properties {
  fault: RemoteFault
  onRetry: () => void
  /** Among other cards, in no more room than the part that it stands for. */
  isBrief?: boolean | undefined
}

/**
 * Stands where a part of a remote should be: what happened, which remote and version, a code that an operator finds in
 * the log, and Retry. What those who run the product took out says so calmly, without a button that cannot help.
 */
export function FaultCard({ fault, onRetry, isBrief = false }: Properties) {
  useEffect(() => {
    void idle()
      .then(() => import('./tell'))
      .then(({ tellFault }) => tellFault(fault))
      .catch(() => undefined)
  }, [fault])
  if (fault.reason === 'killed')
    return (
      <Card>
        <EmptyState title={messages.killedTitle}>
          {typeof fault.cause === 'string' ? fault.cause : messages.reasons.killed}
        </EmptyState>
      </Card>
    )
  if (isBrief)
    return (
      <Card isDense>
        <ErrorState isBrief title={messages.title} onRetry={onRetry} retryLabel={messages.retry}>
          {messages.reasons[fault.reason]}
        </ErrorState>
        {besideRetry.draw?.(fault.remote)}
        <Text as="p" size="small" tone="muted">
          {[fault.remote, fault.version, messages.code(fault.id)].filter((part) => part !== null).join(' ')}
        </Text>
      </Card>
    )
  return (
    <Card>
      <ErrorState title={messages.title} onRetry={onRetry} retryLabel={messages.retry}>
        {messages.reasons[fault.reason]}
      </ErrorState>
      {besideRetry.draw?.(fault.remote)}
      <Text size="small" tone="muted" align="center">
        {fault.remote}
        {fault.version !== null && ` ${fault.version}`}
      </Text>
      <Text size="small" tone="muted" align="center">
        {messages.code(fault.id)}
      </Text>
    </Card>
  )
}
