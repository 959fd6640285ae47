import { useMessages } from '@gb/entries'
import { Card, Page } from '@gb/ui'
import { firstCatalog } from '../../../messages/generated/first'
import { useHello } from '../model/use-hello'
import { BoxSkeleton, ButtonSkeleton, SlotSkeleton } from './slot-skeleton'
import styles from './today-card.module.css'

/** Home while the start still asks who is here. The name is the one of the last visit. */
export function DaySkeleton({ name }: { name: string | null }) {
  return <DayBoxes title={useHello(name)} />
}

/** The boxes that the day will fill, below a title. */
export const DayBoxes = ({ title }: { title: string }) => (
  <Page title={title} largeTitle aside={<SlotSkeleton size="nutrition" />}>
    <Card title={useMessages(firstCatalog).day.today}>
      <div className={styles.boxes}>
        <BoxSkeleton />
        <BoxSkeleton />
      </div>
      <ButtonSkeleton />
    </Card>
    <SlotSkeleton size="vitamin" />
    <SlotSkeleton size="weight" />
  </Page>
)
