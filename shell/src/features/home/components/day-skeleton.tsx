import { Card, Page } from '@gb/ui'
import { messages } from '../messages'
import { useGreeting } from '../model/use-greeting'
import { BoxSkeleton, ButtonSkeleton, SlotSkeleton } from './slot-skeleton'
import styles from './today-card.module.css'

/** Home while the start still asks who is here. The name is the one of the last visit. */
export function DaySkeleton({ name }: { name: string | null }) {
  const greeting = useGreeting()
  return <DayBoxes title={messages.hello(greeting, name)} />
}

/** The boxes that the day will fill, below a title. */
export const DayBoxes = ({ title }: { title: string }) => (
  <Page title={title} largeTitle aside={<SlotSkeleton size="nutrition" />}>
    <Card title={messages.today.today}>
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
