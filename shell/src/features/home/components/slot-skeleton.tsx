import { useMessages } from '@gb/entries'
import { Card, Loading, Skeleton } from '@gb/ui'
import { firstCatalog } from '../../../messages/generated/first'
import styles from './slot-skeleton.module.css'

/** Heights of the cards that come from the remotes, in pixels, so that nothing moves when they arrive. */
const HEIGHTS = {
  vitamin: 44,
  weight: 156,
  nutrition: 'var(--nutrition)',
  premium: 'var(--premium)',
} as const

/** The place of a card that is on its way. */
export function SlotSkeleton({ size }: { size: keyof typeof HEIGHTS }) {
  return (
    <Card>
      <div className={styles.place}>
        <Gray height={HEIGHTS[size]} />
      </div>
    </Card>
  )
}

/** The place of a figure of today, with its buttons. */
export const BoxSkeleton = () => <Gray height={182} />

/** The place of a button as wide as its card. */
export const ButtonSkeleton = () => <Gray height={44} />

function Gray({ height }: { height: number | string }) {
  return (
    <Loading label={useMessages(firstCatalog).day.starting}>
      <Skeleton height={height} shape="block" />
    </Loading>
  )
}
