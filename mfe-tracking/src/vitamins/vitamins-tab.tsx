import { CrisisPlace } from '@gb/help'
import { useLocalDay } from '@gb/entries'
import { useSession } from '@gb/mfe-contract'
import { Columns, Page } from '@gb/ui'
import { useEffect, useRef, useState } from 'react'
import { Refused } from '../shared/log/refused'
import { NeedsProfile } from '../shared/needs-profile'
import { useAge } from './api/age.query'
import { useIsSipsOnly } from './api/is-sips-only.query'
import { useVitamins } from './api/vitamin-history.query'
import { RemindersCard } from '../shared/reminders/reminders-card'
import { AskCard } from './components/ask-card'
import { EntriesCard } from './components/entries-card'
import { IronQuestion } from './components/iron-question'
import { NutrientsCard } from './components/nutrients-card'
import { PlanCard } from './components/plan-card'
import { RecommendedCard } from './components/recommended-card'
import { SipsCard } from './components/sips-card'
import { VitaminForm } from './components/vitamin-form'
import { homeCatalog } from '../shared/home/messages/generated/home'
import { sharedCatalog } from '../shared/messages/generated/shared'
import { remindersCatalog } from '../shared/reminders/messages/generated/reminders'
import { inOwnWords } from '@gb/own-words'
import { nextCatalog } from './messages/generated/next'
import { vitaminsCatalog } from './messages/generated/vitamins'
import { adviceCatalog, useVitaminWords } from './words'
import { draftFor, type VitaminDraft } from './model/draft'
import { useDayFacts } from './api/use-day-facts'
import { useIron } from './api/use-iron'
import { useVitaminLog } from './api/use-vitamin-log'

const WORDS = [vitaminsCatalog, nextCatalog, adviceCatalog, homeCatalog, sharedCatalog, remindersCatalog]

/** Vitamins: the daily ones with one tap, any other by the form, what was taken. */
export function VitaminsTab() {
  const messages = useVitaminWords()
  const { userId } = useSession()
  if (userId !== null) return <VitaminsOf userId={userId} />
  return (
    <Page title={messages.title} width="narrow">
      <NeedsProfile hue="vitamins" />
    </Page>
  )
}

/** The same, when its words are there as well. */
export const inOwnLanguage = () => inOwnWords(VitaminsTab, WORDS)

function VitaminsOf({ userId }: { userId: string }) {
  const messages = useVitaminWords()
  const read = useVitamins(userId)
  const log = useVitaminLog(userId)
  const ageYears = useAge(userId)
  const today = useLocalDay()
  const [draft, setDraft] = useState<VitaminDraft | null>(null)
  const facts = useDayFacts(userId, read.taken)
  const iron = useIron(userId)
  const isSipsOnly = useIsSipsOnly(userId)
  const first = useRef<HTMLSelectElement>(null)
  const another = useRef<HTMLButtonElement>(null)
  // How often the way to the form was taken since it was closed.
  const [led, setLed] = useState(0)
  const toForm = () => setLed((times) => times + 1)
  useEffect(() => {
    if (led === 0) return
    first.current?.scrollIntoView({ block: 'center' })
    first.current?.focus({ preventScroll: true })
  }, [led])
  const shared = { log, today, ageYears, facts }
  return (
    <Page title={messages.title} top={<CrisisPlace userId={userId} />}>
      <Columns
        isLevel
        aside={
          <>
            {isSipsOnly ? <SipsCard /> : facts !== null && read.isRead && <PlanCard facts={facts} />}
            <RemindersCard userId={userId} hue="vitamins" />
          </>
        }
      >
        <RecommendedCard
          {...shared}
          iron={iron}
          taken={read.taken}
          onFillIn={(name) => {
            setDraft({ ...draftFor('Other', read.taken), notes: name })
            toForm()
          }}
          onAnother={toForm}
          another={another}
        />
        {(iron.isReopened || facts?.vitamins.includes('Iron')) && <IronQuestion iron={iron} />}
        <Refused title={messages.addFailed} entries={read.vitamins} />
        {led > 0 && (
          <VitaminForm
            {...shared}
            iron={iron.answer}
            draft={draft}
            onDraft={setDraft}
            onClose={() => {
              setLed(0)
              another.current?.focus()
            }}
            taken={read.taken}
            first={first}
          />
        )}
      </Columns>
      <NutrientsCard userId={userId} read={read} today={today} />
      <AskCard userId={userId} read={read} today={today} />
      <EntriesCard log={log} today={today} ageYears={ageYears} read={read} />
    </Page>
  )
}
