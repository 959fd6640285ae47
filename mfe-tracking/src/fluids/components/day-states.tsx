import { Button, Loading, Skeleton, Text } from '@gb/ui'
import { ReadFault } from '../../shared/read-fault'
import type { ShownDay } from '../api/fluid-day.query'
import { useFluidWords } from '../words'
import styles from './day-states.module.css'

/** The number and the bar before they are there. */
export const DaySkeleton = () => {
  const messages = useFluidWords()
  return (
    <Loading label={messages.loading}>
      <Skeleton width={180} height={48} shape="block" />
      <Skeleton height={62} shape="block" />
    </Loading>
  )
}

/** Under a total that holds only what waits on this device. */
export const PartialDay = ({ day }: { day: ShownDay }) => {
  const messages = useFluidWords()
  return (
    <div className={styles.partial}>
      <Text as="p" size="small" tone="muted">
        {messages.partly}
      </Text>
      <Button
        variant="secondary"
        size="small"
        busy={day.isFetching}
        busyLabel={messages.retrying}
        onClick={day.refetch}
      >
        {messages.retry}
      </Button>
    </div>
  )
}

/** The day could not be read. */
export function DayFault({ day }: { day: ShownDay }) {
  const messages = useFluidWords()
  return <ReadFault read={day} words={messages} title={messages.failedTitle} text={messages.failedText} />
}
