import { useMessages } from '@gb/entries'
import type { RemoteModule, SlotId, SlotProps } from '@gb/mfe-contract'
import { Card, Loading, SkeletonText } from '@gb/ui'
import { useCallback, type ReactNode } from 'react'
import { fillersIn, OPEN_SLOT } from '../../host/declared'
import { firstCatalog } from '../../messages/generated/first'
import { RemotePart } from './remote-part'
import { UnlistedPart } from './unlisted-part'
import { useDeclared } from './use-declared'

interface Properties<S extends SlotId> {
  slot: S
  slotProps: SlotProps[S]
  /** Skeleton in the size of what is coming; default a small card. */
  loading?: ReactNode
  /** Instead of a slot that its remote, being well, does not fill; default nothing. */
  missing?: ReactNode
  renderFault?: (card: ReactNode) => ReactNode
}

/** Draws whatever the remotes put into a slot, in their order; where a slot has one filler, that. */
export function RemoteSlot<S extends SlotId>(properties: Properties<S>) {
  const { slot, slotProps, loading = <SlotSkeleton />, missing = null, renderFault = asItIs } = properties
  const pick = useCallback((remote: RemoteModule) => remote.slots[slot], [slot])
  const declared = useDeclared()
  const fillers = fillersIn(declared, slot)
  if (fillers.length > 0)
    return fillers.map((remote) => (
      <RemotePart<SlotProps[S]>
        key={remote}
        remote={remote}
        pick={pick}
        partProps={slotProps}
        loading={loading}
        missing={missing}
        isBrief
        renderFault={renderFault}
      />
    ))
  // A slot that any number may fill is empty as long as nobody is known to.
  if (slot === OPEN_SLOT) return null
  if (declared.standing === 'known') return missing
  return declared.standing === 'asked' ? loading : <UnlistedPart isBrief renderFault={renderFault} />
}

const asItIs = (card: ReactNode) => card

function SlotSkeleton() {
  const { loading } = useMessages(firstCatalog)
  return (
    <Card>
      <Loading label={loading}>
        <SkeletonText lines={4} />
      </Loading>
    </Card>
  )
}
