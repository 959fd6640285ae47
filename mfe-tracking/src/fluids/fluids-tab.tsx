import { asksHowLong, cupsOn, fluidNote } from '@gb/domain'
import { useHourOfDay, useLocalDay } from '@gb/entries'
import { useSession } from '@gb/mfe-contract'
import { concernCatalogs, callsCatalog } from '@gb/help'
import { Columns, Page } from '@gb/ui'
import { NeedsProfile } from '../shared/needs-profile'
import { useHeldAfterPress } from '../shared/log/use-held-after-press'
import { RemindersCard } from '../shared/reminders/reminders-card'
import { useFluidDay } from './api/fluid-day.query'
import { useFluidDays } from './api/fluid-days.query'
import { useSurgeryDate } from '../shared/surgery-date.query'
import { DayCard } from './components/day-card'
import { EarlierDays } from './components/earlier-days'
import { FluidNote } from './components/fluid-note'
import { LogCard } from './components/log-card'
import { MealTimer } from './components/meal-timer'
import { TodayCard } from './components/today-card'
import { WeekCard } from './components/week-card'
import { homeCatalog } from '../shared/home/messages/generated/home'
import { sharedCatalog } from '../shared/messages/generated/shared'
import { remindersCatalog } from '../shared/reminders/messages/generated/reminders'
import { inOwnWords } from '@gb/own-words'
import { fluidsCatalog } from './messages/generated/fluids'
import { useFluidWords } from './words'
import { useDrinkLog } from './api/use-drink-log'
import { isWarning } from './model/is-warning'

const WORDS = [fluidsCatalog, homeCatalog, sharedCatalog, remindersCatalog, callsCatalog, ...concernCatalogs]

/** Fluids: today against its goal, one-tap logging, what was drunk. */
export function FluidsTab() {
  const messages = useFluidWords()
  const { userId } = useSession()
  if (userId !== null) return <FluidsOf userId={userId} />
  return (
    <Page title={messages.title} width="narrow">
      <NeedsProfile hue="fluids" />
    </Page>
  )
}

/** The same, when its words are there as well. */
export const inOwnLanguage = () => inOwnWords(FluidsTab, WORDS)

function FluidsOf({ userId }: { userId: string }) {
  const messages = useFluidWords()
  const today = useLocalDay()
  const day = useFluidDay(userId, today)
  const log = useDrinkLog()
  const surgeryDate = useSurgeryDate(userId) ?? null
  const days = useFluidDays(userId, day)
  // Of a day that is known in part nobody can say that it is dry.
  const knownDays = day.isPartial ? (days?.filter((total) => total.day !== day.day) ?? null) : days
  const hour = useHourOfDay()
  const note = knownDays && fluidNote({ days: knownDays, today: day.day, hour, surgeryDate })
  const [shownNote, onPress] = useHeldAfterPress(note)
  return (
    <Page title={messages.title}>
      <Columns
        isLevel
        aside={
          <>
            <TodayCard day={day} log={log} />
            <WeekCard days={days} today={day.day} />
            <EarlierDays today={day.day} log={log} userId={userId} />
            <RemindersCard userId={userId} hue="fluids" />
          </>
        }
      >
        <DayCard day={day} isWarned={note !== null && isWarning(note)} />
        <MealTimer userId={userId} />
        <FluidNote place="above" note={shownNote} today={day.day} />
        <LogCard
          log={log}
          onPress={onPress}
          today={day.day}
          refused={day.refused}
          cupsOz={cupsOn(surgeryDate, day.day).cupsOz}
          asks={(amountOz) => asksHowLong(amountOz, surgeryDate, day.day)}
        />
        <FluidNote place="below" note={shownNote} today={day.day} />
      </Columns>
    </Page>
  )
}
