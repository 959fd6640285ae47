import type { Shown } from '@gb/device'
import { entryCatalog, useLocalDay, useMessages } from '@gb/entries'
import { EmptyState, FoldCard, HistoryIcon, inFacts, List, Loading, MoodIcon, Skeleton, Stack } from '@gb/ui'
import { useState } from 'react'
import type { MoodsRead } from '../api/mood-history.query'
import { attentionFirst } from '../../shared/log/attention-first'
import { useEntriesFold } from '../../shared/log/use-entries-fold'
import { MoreButton } from '../../shared/log/more-button'
import { useMore } from '../../shared/log/use-more'
import { moodCatalog } from '../messages/generated/mood'
import type { Mood } from '../model/mood'
import type { MoodLog } from '../api/use-mood-log'
import { EditMood } from './edit-mood'
import { MoodRow } from './mood-row'
import { useDays } from '../../shared/use-days'

/** Source: product-rules 9, Lists. */
const SHOWN = 5

interface Properties {
  read: MoodsRead
  log: MoodLog
}

/** The last moods, each to read, edit and delete; older ones on demand. */
export function EntriesCard({ read, log }: Properties) {
  const messages = useMessages(moodCatalog)
  const today = useLocalDay()
  const lastOf = useLastInWords()
  const list = useMore(attentionFirst(read.moods), SHOWN, read)
  const [opened, setOpened] = useState<Shown<Mood> | null>(null)
  const isNeeded = read.isError || list.entries.some(({ state }) => state === 'attention')
  const [isOpen, setOpen] = useEntriesFold('mood-entries', isNeeded)
  // Where the moods could not be read the trends say so; what is kept here is still shown.
  if (read.isError && read.moods.length === 0) return null
  const title = list.entries.length > SHOWN ? messages.allEntries : messages.entries
  return (
    <>
      <FoldCard
        title={title}
        detail={inFacts(lastOf(read, today))}
        icon={HistoryIcon}
        hue="mood"
        isOpen={isOpen}
        onToggle={setOpen}
      >
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
      </FoldCard>
      {/* Not in the fold: a phone that is turned closes it, and nothing that is being written with it. */}
      {opened !== null && <EditMood mood={opened} log={log} onClose={() => setOpened(null)} />}
    </>
  )
}

/** Writes the newest one, in the line of the closed card. */
function useLastInWords(): (read: MoodsRead, today: string) => string {
  const messages = useMessages(moodCatalog)
  const { waiting } = useMessages(entryCatalog)
  const dates = useDays()
  return ({ moods, trend }, today) => {
    const [last] = moods
    if (last === undefined) return trend === null ? messages.loading : messages.noEntries
    const word = messages.words[last.moodDescription]
    const said = messages.lastEntry({ word, day: dates.inSentence(last.day, today) })
    return moods.some(({ state }) => state === 'waiting') ? `${said} · ${waiting}` : said
  }
}
