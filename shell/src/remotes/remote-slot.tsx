import { SLOT_OWNERS, type RemoteModule, type SlotId, type SlotProps } from '@gb/mfe-contract'
import { Card, Loading, SkeletonText } from '@gb/ui'
import { useCallback, type ReactNode } from 'react'
import { messages } from './messages'
import { RemotePart } from './remote-part'

interface Properties<S extends SlotId> {
  slot: S
  slotProps: SlotProps[S]
  /** Skeleton in the size of what is coming; default a small card. */
  loading?: ReactNode
  /** Instead of a slot that its remote, being well, does not fill; default nothing. */
  missing?: ReactNode
  renderFault?: (card: ReactNode) => ReactNode
}

/** Draws whatever a remote put into a slot. */
export function RemoteSlot<S extends SlotId>({
  slot,
  slotProps,
  loading,
  missing,
  renderFault,
}: Properties<S>) {
  const pick = useCallback((remote: RemoteModule) => remote.slots[slot], [slot])
  return (
    <RemotePart<SlotProps[S]>
      remote={SLOT_OWNERS[slot]}
      pick={pick}
      partProps={slotProps}
      loading={loading === undefined ? <SlotSkeleton /> : loading}
      missing={missing}
      {...(renderFault !== undefined && { renderFault })}
    />
  )
}

function SlotSkeleton() {
  return (
    <Card>
      <Loading label={messages.loading}>
        <SkeletonText lines={4} />
      </Loading>
    </Card>
  )
}
