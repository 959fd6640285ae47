import { useMessages } from '@gb/entries'
import { Card, EmptyState, ErrorState, Text } from '@gb/ui'
import { useEffect } from 'react'
import { firstCatalog } from '../../messages/generated/first'
import { idle } from '../../shared/idle'
import type { RemoteFault } from '../faults/remote-fault'
import { besideRetry } from '../overrides/workshop'

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
  const { part, reasons, retry } = useMessages(firstCatalog)
  useEffect(() => {
    void idle()
      .then(() => import('../faults/tell'))
      .then(({ tellFault }) => tellFault(fault))
      .catch(() => undefined)
  }, [fault])
  if (fault.reason === 'killed')
    return (
      <Card>
        <EmptyState title={part.killed}>
          {typeof fault.cause === 'string' ? fault.cause : reasons.killed}
        </EmptyState>
      </Card>
    )
  if (isBrief)
    return (
      <Card isDense>
        <ErrorState isBrief title={part.title} onRetry={onRetry} retryLabel={retry}>
          {reasons[fault.reason]}
        </ErrorState>
        {besideRetry.draw?.(fault.remote)}
        <Text as="p" size="small" tone="muted">
          {[fault.remote, fault.version, part.code({ id: fault.id })]
            .filter((word) => word !== null)
            .join(' ')}
        </Text>
      </Card>
    )
  return (
    <Card>
      <ErrorState title={part.title} onRetry={onRetry} retryLabel={retry}>
        {reasons[fault.reason]}
      </ErrorState>
      {besideRetry.draw?.(fault.remote)}
      <Text size="small" tone="muted" align="center">
        {fault.remote}
        {fault.version !== null && ` ${fault.version}`}
      </Text>
      <Text size="small" tone="muted" align="center">
        {part.code({ id: fault.id })}
      </Text>
    </Card>
  )
}
