import type { Shown } from '@gb/device'
import { useLocalDay } from '@gb/entries'
import { Card, EmptyState, HistoryIcon, List, Loading, MoodIcon, Skeleton, Stack } from '@gb/ui'
import { useState } from 'react'
import type { MoodsRead } from '../api/mood-history.query'
import { attentionFirst } from '../../shared/log/attention-first'
import { MoreButton } from '../../shared/log/more-button'
import { useMore } from '../../shared/log/use-more'
import { messages } from '../messages'
import type { Mood } from '../model/mood'
import type { MoodLog } from '../api/use-mood-log'
import { EditMood } from './edit-mood'
import { MoodRow } from './mood-row'

/** Source: product-rules 9, Lists. */
const SHOWN = 5

interface Properties {
  read: MoodsRead
  log: MoodLog
}

/** The last moods, each to read, edit and delete; older ones on demand. */
export function EntriesCard({ read, log }: Properties) {
  const today = useLocalDay()
  const list = useMore(attentionFirst(read.moods), SHOWN, read)
  const [opened, setOpened] = useState<Shown<Mood> | null>(null)
  // Where the moods could not be read the trends say so; what is kept here is still shown.
  if (read.isError && read.moods.length === 0) return null
  const title = list.entries.length > SHOWN ? messages.allEntries : messages.entries
  return (
    <Card title={title} icon={HistoryIcon} hue="mood">
      {list.entries.length > 0 ? (
        <List label={title}>
          {list.entries.map((mood) => (
            <MoodRow
              key={mood.entryId}
              mood={mood}
              today={today}
              onOpen={() => setOpened(mood)}
              onDelete={() => void log.remove(mood)}
              onDiscard={() => log.discard(mood)}
            />
          ))}
        </List>
      ) : read.trend === null ? (
        <Loading label={messages.loading}>
          <Stack gap={3}>
            <Skeleton height={56} shape="block" />
            <Skeleton height={56} shape="block" />
          </Stack>
        </Loading>
      ) : (
        <EmptyState icon={MoodIcon} title={messages.noEntries} />
      )}
      <MoreButton label={messages.more} busyLabel={messages.loadingMore} list={list} />
      {opened !== null && <EditMood mood={opened} log={log} onClose={() => setOpened(null)} />}
    </Card>
  )
}
