import { concernCatalogs, CrisisPlace, callsCatalog } from '@gb/help'
import { useSession } from '@gb/mfe-contract'
import { Columns, Page } from '@gb/ui'
import { Refused } from '../shared/log/refused'
import { CHART_LEADS } from '../shared/chart-leads'
import { NeedsProfile } from '../shared/needs-profile'
import { useAllWeights } from './api/all-weights.query'
import { useBody } from './api/body.query'
import { useWeightConcerns } from './api/use-weight-concerns'
import { useWeightHistory } from './api/weight-history.query'
import { ChartCard } from './components/chart-card'
import { EntriesCard } from './components/entries-card'
import { NotesCard } from './components/notes-card'
import { ProgressCard } from './components/progress-card'
import { WeightForm } from './components/weight-form'
import { homeCatalog } from '../shared/home/messages/generated/home'
import { sharedCatalog } from '../shared/messages/generated/shared'
import { inOwnWords } from '@gb/own-words'
import { cardCatalog } from './messages/generated/card'
import { storyCatalog } from './messages/generated/story'
import { weightCatalog } from './messages/generated/weight'
import { useWeightWords } from './words'
import { openStory, useIsStoryOpen } from './model/open-story'
import { StoryLink } from './story/story-link'
import { StoryView } from './story/story-view'

const WORDS = [
  weightCatalog,
  storyCatalog,
  cardCatalog,
  homeCatalog,
  sharedCatalog,
  callsCatalog,
  ...concernCatalogs,
]

/** Weight: log it, see the way so far. */
export function WeightTab() {
  const messages = useWeightWords()
  const { userId } = useSession()
  if (userId !== null) return <WeightOf userId={userId} />
  return (
    <Page title={messages.title} width="narrow">
      <NeedsProfile hue="weight" />
    </Page>
  )
}

/** The same, when its words are there as well. */
export const inOwnLanguage = () => inOwnWords(WeightTab, WORDS)

function WeightOf({ userId }: { userId: string }) {
  const messages = useWeightWords()
  const read = useWeightHistory(userId)
  const all = useAllWeights(userId, read)
  const body = useBody(userId)
  const { found, isSerious } = useWeightConcerns(userId, { read, all, body })
  // On a desk the chart is as tall as the form; its one sentence before that leaves room for the figures.
  const hasChart = read.data === undefined || read.data.entries.length > 1
  if (useIsStoryOpen())
    return <StoryView {...{ userId, read, all, body, isSerious }} onClose={() => openStory(false)} />
  return (
    <Page title={messages.title} top={<CrisisPlace userId={userId} />}>
      <Columns
        lead={CHART_LEADS}
        isLevel
        below={hasChart && <ProgressCard read={read} isSerious={isSerious} />}
        aside={
          <>
            {!hasChart && <ProgressCard read={read} isSerious={isSerious} />}
            <ChartCard {...{ read, all, body, isSerious }} />
          </>
        }
        after={<StoryLink onOpen={() => openStory(true)} />}
      >
        <Refused title={messages.addFailed} entries={read.data?.entries ?? []} />
        <WeightForm userId={userId} entries={read.data?.entries ?? []} />
        <NotesCard note={found[0]} />
      </Columns>
      <EntriesCard read={read} userId={userId} />
    </Page>
  )
}
