import { CrisisPlace } from '@gb/help'
import { useSession } from '@gb/mfe-contract'
import { Columns, Page } from '@gb/ui'
import { Refused } from '../shared/log/refused'
import { CHART_LEADS } from '../shared/chart-leads'
import { NeedsProfile } from '../shared/needs-profile'
import { useAllWeights } from './api/all-weights.query'
import { useBody } from './api/body.query'
import { useWeightHistory } from './api/weight-history.query'
import { ChartCard } from './components/chart-card'
import { EntriesCard } from './components/entries-card'
import { NotesCard } from './components/notes-card'
import { PhotosCard } from './components/photos-card'
import { ProgressCard } from './components/progress-card'
import { WeightForm } from './components/weight-form'
import { messages } from './messages'
import { openStory, useIsStoryOpen } from './model/open-story'
import { StoryLink } from './story/story-link'
import { StoryView } from './story/story-view'

/** Weight: log it, see the way so far. */
export function WeightTab() {
  const { userId } = useSession()
  if (userId !== null) return <WeightOf userId={userId} />
  return (
    <Page title={messages.title} width="narrow">
      <NeedsProfile hue="weight" />
    </Page>
  )
}

function WeightOf({ userId }: { userId: string }) {
  const read = useWeightHistory(userId)
  const all = useAllWeights(userId, read)
  const body = useBody(userId)
  if (useIsStoryOpen()) return <StoryView {...{ userId, read, all, body }} onClose={() => openStory(false)} />
  return (
    <Page title={messages.title} top={<CrisisPlace userId={userId} />}>
      <Columns
        lead={CHART_LEADS}
        aside={
          <>
            <ChartCard read={read} all={all} body={body} />
            <ProgressCard read={read} />
            <PhotosCard userId={userId} />
          </>
        }
        after={<EntriesCard read={read} userId={userId} />}
      >
        <Refused title={messages.addFailed} entries={read.data?.entries ?? []} />
        <WeightForm userId={userId} entries={read.data?.entries ?? []} />
        <StoryLink onOpen={() => openStory(true)} />
        {all.entries !== undefined && read.data !== undefined && (
          <NotesCard entries={all.entries} body={body} goalLbs={read.data.goalLbs} />
        )}
      </Columns>
    </Page>
  )
}
