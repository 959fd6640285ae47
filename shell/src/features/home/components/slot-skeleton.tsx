import { Card, Loading, Skeleton } from '@gb/ui'
import { messages } from '../messages'
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
        <Loading label={messages.starting}>
          <Skeleton height={HEIGHTS[size]} shape="block" />
        </Loading>
      </div>
    </Card>
  )
}

/** The place of a figure of today, with its buttons. */
export const BoxSkeleton = () => (
  <Loading label={messages.starting}>
    <Skeleton height={182} shape="block" />
  </Loading>
)

/** The place of a button as wide as its card. */
export const ButtonSkeleton = () => (
  <Loading label={messages.starting}>
    <Skeleton height={44} shape="block" />
  </Loading>
)
