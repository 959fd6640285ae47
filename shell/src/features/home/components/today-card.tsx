import { useMessages } from '@gb/entries'
import { Button, Card } from '@gb/ui'
import { useState } from 'react'
import { RemoteSlot } from '../../../remotes/parts/remote-slot'
import { firstCatalog } from '../../../messages/generated/first'
import { useSwipe } from '../model/use-swipe'
import { BoxSkeleton, ButtonSkeleton } from './slot-skeleton'
import styles from './today-card.module.css'

const NO_PROPS = {}
/** The boxes say already what did not come. */
const nothing = () => null

/** The two figures that matter, side by side, with what logs them; the day before is one swipe back. */
export function TodayCard() {
  const words = useMessages(firstCatalog).day
  const [isYesterday, setYesterday] = useState(false)
  const swipe = useSwipe({ onRight: () => setYesterday(true), onLeft: () => setYesterday(false) })
  const day = { isYesterday }
  return (
    <Card
      title={isYesterday ? words.yesterday : words.today}
      action={
        <Button variant="quiet" size="small" onClick={() => setYesterday(!isYesterday)}>
          {isYesterday ? words.toToday : words.toYesterday}
        </Button>
      }
    >
      <div className={styles.boxes} {...swipe}>
        <RemoteSlot slot="home.protein" slotProps={day} loading={<BoxSkeleton />} />
        <RemoteSlot slot="home.fluids" slotProps={day} loading={<BoxSkeleton />} />
      </div>
      {!isYesterday && (
        <div className={styles.below}>
          <RemoteSlot
            slot="home.shake"
            slotProps={NO_PROPS}
            loading={<ButtonSkeleton />}
            renderFault={nothing}
          />
          <RemoteSlot slot="home.wait" slotProps={NO_PROPS} loading={null} renderFault={nothing} />
        </div>
      )}
    </Card>
  )
}
