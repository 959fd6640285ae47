import type { Shown } from '@gb/device'
import { useLocalDay, useMessages } from '@gb/entries'
import { Button, CameraIcon, Card, HistoryIcon, List, Loading, Skeleton, Stack, Text } from '@gb/ui'
import { ReadFault } from '../../shared/read-fault'
import { useState } from 'react'
import { MoreButton } from '../../shared/log/more-button'
import { useMore } from '../../shared/log/use-more'
import type { MilestonesRead } from '../api/milestones.query'
import type { MilestoneLog } from '../api/use-milestone-log'
import type { ProgressPhotos } from '../api/use-progress-photos'
import { PhotoWindow } from '../components/photo-window'
import type { Body } from '../model/body'
import type { Milestone } from '../model/milestone'
import { type StoryMoment, storyOf } from '../model/story'
import type { WeightEntry } from '../model/weight'
import { storyCatalog } from '../messages/generated/story'
import { EditMilestone } from './edit-milestone'
import { MomentRow } from './moment-row'

const SHOWN = 20
const NO_PAGES = { isFetchingNextPage: false, hasNextPage: false, fetchNextPage: () => Promise.resolve() }

interface Properties {
  progress: ProgressPhotos
  read: MilestonesRead
  log: MilestoneLog
  weights: { entries: readonly WeightEntry[]; goalLbs: number | null }
  body: Body | null
}

/** The line of time: milestones, plateaus and, once asked for, photos, back to the day of the surgery. */
export function MomentsCard({ progress, read, log, weights, body }: Properties) {
  const messages = useMessages(storyCatalog)
  const today = useLocalDay()
  const { photos, remove } = progress
  const [arePhotosShown, setPhotosShown] = useState(false)
  const [edited, setEdited] = useState<Shown<Milestone> | null>(null)
  const [openPhotoId, setOpenPhotoId] = useState<string | null>(null)
  const shownPhotos = arePhotosShown ? (photos ?? []) : []
  const moments = storyOf({ milestones: read.milestones, photos: shownPhotos, ...weights, body, today })
  const newestPlateau = moments.find(({ kind }) => kind === 'plateau')
  const list = useMore(moments, SHOWN, NO_PAGES)
  const openPhoto = shownPhotos.find(({ id }) => id === openPhotoId)
  return (
    <Card title={messages.line} icon={HistoryIcon} hue="weight">
      <Stack gap={3}>
        {photos !== null && photos.length > 0 && (
          <Button
            variant="secondary"
            icon={CameraIcon}
            aria-pressed={arePhotosShown}
            onClick={() => setPhotosShown(!arePhotosShown)}
          >
            {arePhotosShown ? messages.hidePhotos : messages.showPhotos}
          </Button>
        )}
        <ReadState read={read} />
        {read.isRead && read.milestones.length === 0 && <Text tone="muted">{messages.none}</Text>}
        {list.entries.length > 0 && (
          <List label={messages.line}>
            {list.entries.map((moment) => (
              <MomentRow
                key={keyOf(moment)}
                moment={moment}
                today={today}
                isExplained={moment === newestPlateau}
                onEdit={setEdited}
                onDelete={(entry) => void log.remove(entry)}
                onDiscard={log.discard}
                onPhoto={({ id }) => setOpenPhotoId(id)}
              />
            ))}
          </List>
        )}
        <MoreButton label={messages.more} busyLabel={messages.loadingMore} list={list} />
      </Stack>
      {edited !== null && <EditMilestone entry={edited} log={log} onClose={() => setEdited(null)} />}
      {openPhoto !== undefined && (
        <PhotoWindow photo={openPhoto} onRemove={remove} onClose={() => setOpenPhotoId(null)} />
      )}
    </Card>
  )
}

function ReadState({ read }: { read: MilestonesRead }) {
  const messages = useMessages(storyCatalog)
  if (read.isRead) return null
  if (!read.isError) {
    return (
      <Loading label={messages.loading}>
        <Skeleton height={112} shape="block" />
      </Loading>
    )
  }
  return <ReadFault read={read} words={messages} title={messages.failedTitle} text={messages.failedText} />
}

const keyOf = (moment: StoryMoment): string => {
  if (moment.kind === 'milestone') return moment.milestone.entryId
  return moment.kind === 'photo' ? moment.photo.id : `${moment.kind} ${moment.day}`
}
