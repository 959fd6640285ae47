import { useMessages } from '@gb/entries'
import { CrisisPlace } from '@gb/help'
import { Page, ViewInPlace } from '@gb/ui'
import { Refused } from '../../shared/log/refused'
import type { AllWeightsRead } from '../api/all-weights.query'
import { useMilestones } from '../api/milestones.query'
import { useMilestoneLog } from '../api/use-milestone-log'
import type { WeightRead } from '../api/weight-history.query'
import { useProgressPhotos } from '../api/use-progress-photos'
import { PhotosCard } from '../components/photos-card'
import { type Body, newestCounted, tellsNoLoss } from '../model/body'
import { storyCatalog } from '../messages/generated/story'
import { AddMilestone } from './add-milestone'
import { MomentsCard } from './moments-card'
import { StoryChart } from './story-chart'

interface Properties {
  userId: string
  read: WeightRead
  all: AllWeightsRead
  /** null while it is not read. */
  body: Body | null
  /** Beside anything serious nothing of a loss is offered. */
  isSerious: boolean
  onClose: () => void
}

/** The way since the surgery: the weight beside people like this person, and what no scale shows. */
export function StoryView({ userId, read, all, body, isSerious, onClose }: Properties) {
  const messages = useMessages(storyCatalog)
  const milestones = useMilestones(userId)
  const log = useMilestoneLog(userId)
  const progress = useProgressPhotos(userId)
  return (
    <ViewInPlace title={messages.title} back={messages.back} onClose={onClose}>
      <Page
        title={messages.title}
        top={<CrisisPlace userId={userId} />}
        aside={
          <>
            <PhotosCard progress={progress} />
            <MomentsCard
              progress={progress}
              read={milestones}
              log={log}
              weights={{ entries: all.entries ?? [], goalLbs: read.data?.goalLbs ?? null }}
              body={body}
            />
          </>
        }
      >
        <StoryChart {...{ read, all, body }} />
        <Refused title={messages.addFailed} entries={milestones.milestones} />
        <AddMilestone
          log={log}
          milestones={milestones.milestones}
          tellsNoLoss={isSerious || tellsNoLoss(body, newestCounted(all.entries ?? []))}
        />
      </Page>
    </ViewInPlace>
  )
}
