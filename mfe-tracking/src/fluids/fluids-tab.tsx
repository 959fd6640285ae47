import { useSession } from '@gb/mfe-contract'
import { Page } from '@gb/ui'
import { NeedsProfile } from '../shared/needs-profile'
import { useFluidDay } from './api/fluid-day.query'
import { useSurgeryDate } from './api/surgery-date.query'
import { DayCard } from './components/day-card'
import { EarlierDays } from './components/earlier-days'
import { LogCard } from './components/log-card'
import { MealTimer } from './components/meal-timer'
import { TodayCard } from './components/today-card'
import { messages } from './messages'
import { asksHowLong } from './model/sip-note'
import { useDrinkLog } from './model/use-drink-log'

/** Fluids: today against its goal, one-tap logging, what was drunk. */
export function FluidsTab() {
  const { userId } = useSession()
  if (userId !== null) return <FluidsOf userId={userId} />
  return (
    <Page title={messages.title} width="narrow">
      <NeedsProfile hue="fluids" />
    </Page>
  )
}

function FluidsOf({ userId }: { userId: string }) {
  const day = useFluidDay(userId)
  const log = useDrinkLog(userId)
  const surgeryDate = useSurgeryDate(userId)
  return (
    <Page
      title={messages.title}
      aside={
        <>
          <TodayCard day={day} log={log} userId={userId} />
          <EarlierDays today={day.day} log={log} userId={userId} />
        </>
      }
    >
      <DayCard day={day} />
      <MealTimer userId={userId} />
      <LogCard
        log={log}
        failed={day.failed}
        asks={(amountOz) => asksHowLong(amountOz, surgeryDate, day.day)}
      />
    </Page>
  )
}
