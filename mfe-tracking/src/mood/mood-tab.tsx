import { BodyPlace, callsCatalog, concernCatalogs, CrisisCard, trustedCatalog, useWords } from '@gb/help'
import {
  useBodyFlags,
  useConcernsRead,
  useCrisis,
  useLocalDay,
  useOwnHelpPlace,
  useMessages,
} from '@gb/entries'
import { useSession } from '@gb/mfe-contract'
import { Columns, Page } from '@gb/ui'
import { Refused } from '../shared/log/refused'
import { CHART_LEADS } from '../shared/chart-leads'
import { NeedsProfile } from '../shared/needs-profile'
import { useMoods } from './api/mood-history.query'
import { EncouragementCard } from './components/encouragement-card'
import { EntriesCard } from './components/entries-card'
import { MoodForm } from './components/mood-form'
import { Support } from './components/support'
import { TrendsCard } from './components/trends-card'
import { sharedCatalog } from '../shared/messages/generated/shared'
import { inOwnWords } from '@gb/own-words'
import { moodCatalog } from './messages/generated/mood'
import { tellsOfCrisis } from './model/mood'
import { levelOfConcerns, supportLevel } from './model/support-level'
import { useMoodLog } from './api/use-mood-log'

const WORDS = [moodCatalog, sharedCatalog, callsCatalog, trustedCatalog, ...concernCatalogs]

/** Mood: how it is today, kind words, how it went; and help on top when it is called for. */
export function MoodTab() {
  const messages = useMessages(moodCatalog)
  const { userId } = useSession()
  if (userId !== null) return <MoodOf userId={userId} />
  return (
    <Page title={messages.title} width="narrow">
      <EncouragementCard />
      <NeedsProfile hue="mood" />
    </Page>
  )
}

/** The same, when its words are there as well. */
export const inOwnLanguage = () => inOwnWords(MoodTab, WORDS)

function MoodOf({ userId }: { userId: string }) {
  const messages = useMessages(moodCatalog)
  const read = useMoods(userId)
  const log = useMoodLog(userId)
  const crisis = useCrisis(userId)
  useOwnHelpPlace()
  const today = useLocalDay()
  const kept = read.moods.filter(({ state }) => state !== 'saved')
  // What the server has it has read itself; what waits here is read here, and the phrases are sent for.
  const hasCrisisWords = useWords(kept.length > 0)?.hasCrisisWords ?? null
  const server = read.trend?.supportLevel ?? 0
  const { concerns } = useConcernsRead(userId)
  const body = useBodyFlags(userId)
  const heard = levelOfConcerns(concerns ?? [])
  const level = supportLevel(heard > server ? heard : server, read.moods, today, hasCrisisWords)
  const isInCrisis = crisis.raised !== null || (level === 3 && !crisis.isSafe)
  const isKeptHere = hasCrisisWords !== null && kept.some((mood) => tellsOfCrisis(mood, hasCrisisWords))
  // "A walk changes the day" is no word for somebody who should call. Source: health-rules 9b.14.
  const isCalm = concerns?.length === 0 && level === 0 && !isInCrisis && body.raised === null
  return (
    <Page
      title={messages.title}
      top={
        <>
          {isInCrisis && (
            <CrisisCard
              userId={userId}
              isNew={crisis.raised !== null}
              written={crisis.raised === 'unsaved' ? 'unsaved' : isKeptHere ? 'kept' : 'saved'}
              onSafe={crisis.close}
            />
          )}
          <BodyPlace userId={userId} isSecond={isInCrisis} />
        </>
      }
    >
      <Columns
        lead={CHART_LEADS}
        isLevel
        below={isCalm && <EncouragementCard />}
        aside={
          <>
            <TrendsCard read={read} />
            <EntriesCard read={read} log={log} />
          </>
        }
      >
        {!isInCrisis && <Support userId={userId} level={level} isSafe={crisis.isSafe} />}
        <Refused title={messages.addFailed} entries={read.moods} />
        <MoodForm log={log} />
      </Columns>
    </Page>
  )
}
