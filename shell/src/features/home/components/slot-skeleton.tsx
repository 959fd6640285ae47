import { Card, Loading, Skeleton } from '@gb/ui'
import { messages } from '../messages'

/** Heights of the cards that come from the remotes, in pixels, so that nothing moves when they arrive. */
const HEIGHTS = { nutrition: 314, fluids: 178, weight: 230, premium: 466 } as const

/** The place of a card that is on its way. */
export function SlotSkeleton({ size }: { size: keyof typeof HEIGHTS }) {
  return (
    <Card>
      <Loading label={messages.starting}>
        <Skeleton height={HEIGHTS[size]} shape="block" />
      </Loading>
    </Card>
  )
}
