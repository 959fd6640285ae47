import { useHost, useSession } from '@gb/mfe-contract'
import { Button, Card, FluidsIcon } from '@gb/ui'
import { useFluidDay } from '../api/fluid-day.query'
import { DayFault, DaySkeleton, PartialDay } from '../components/day-states'
import { Refused } from '../../shared/log/refused'
import { messages } from '../messages'
import { useDrinkLog } from '../api/use-drink-log'
import styles from './fluids-card.module.css'
import { MealWaitLine } from './meal-wait-line'
import { OneTapWater } from './one-tap-water'
import { TodaysTotal } from './todays-total'

/** Home: today's fluids and a glass of water in one tap. Nothing for a visitor without a profile. */
export function FluidsCard() {
  const { userId } = useSession()
  return userId === null ? null : <CardOf userId={userId} />
}

function CardOf({ userId }: { userId: string }) {
  const { navigate } = useHost()
  const day = useFluidDay(userId)
  const log = useDrinkLog()
  // Always there: a glass is kept on this device whether the day could be read or not.
  const water = <OneTapWater onTap={(amountOz) => void log.addOnTap({ fluidType: 'water', amountOz })} />
  const more = (
    <Button variant="quiet" size="small" onClick={() => navigate('fluids')}>
      {messages.seeAll}
    </Button>
  )
  return (
    <Card title={messages.title} icon={FluidsIcon} hue="fluids" action={more}>
      <div className={styles.body}>
        {day.summary !== null ? (
          <>
            <TodaysTotal
              summary={day.summary}
              isWaiting={day.drinks.some(({ state }) => state === 'waiting')}
              isPartial={day.isPartial}
            >
              {water}
            </TodaysTotal>
            {day.isPartial && <PartialDay day={day} />}
          </>
        ) : day.isError ? (
          <>
            <DayFault day={day} />
            {water}
          </>
        ) : (
          <div className={styles.loading}>
            <DaySkeleton />
            {water}
          </div>
        )}
        <MealWaitLine userId={userId} />
        <Refused title={messages.addFailed} entries={day.refused} />
      </div>
    </Card>
  )
}
