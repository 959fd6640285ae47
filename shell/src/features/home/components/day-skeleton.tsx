import { Card, Page } from '@gb/ui'
import { useGreeting } from '../model/use-greeting'
import { messages } from '../messages'
import { BoxSkeleton, ButtonSkeleton, SlotSkeleton } from './slot-skeleton'
import styles from './today-card.module.css'

/** Home while the start still asks who is here. The name is the one of the last visit. */
export function DaySkeleton({ name }: { name: string | null }) {
  const greeting = useGreeting()
  return (
    <Page title={messages.hello(greeting, name)} largeTitle>
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
}
