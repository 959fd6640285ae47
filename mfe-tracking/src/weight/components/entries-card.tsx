import { entryCatalog, useMessages } from '@gb/entries'
import { EmptyState, FoldCard, HistoryIcon, List, WeightIcon } from '@gb/ui'
import { useState } from 'react'
import { attentionFirst } from '../../shared/log/attention-first'
import { useEntriesFold } from '../../shared/log/use-entries-fold'
import { MoreButton } from '../../shared/log/more-button'
import { useMore } from '../../shared/log/use-more'
import type { WeightRead } from '../api/weight-history.query'
import { useWeightWords } from '../words'
import { useWeightDeletion } from '../api/use-weight-deletion'
import { useWeightLog } from '../api/use-weight-log'
import type { WeightEntry } from '../model/weight'
import { EditWeight } from './edit-weight'
import { WhenRead } from './read-states'
import { WeightRow } from './weight-row'

/** Source: product-rules 9, Lists. */
const SHOWN = 10

interface Properties {
  read: WeightRead
  userId: string
}

/** The last weigh-ins, older ones on demand. */
export function EntriesCard({ read, userId }: Properties) {
  const messages = useWeightWords()
  const { waiting } = useMessages(entryCatalog)
  const { remove } = useWeightDeletion()
  const { confirm, takeProposed, discard } = useWeightLog(userId)
  const [opened, setOpened] = useState<WeightEntry | null>(null)
  const entries = read.data?.entries ?? []
  const list = useMore(attentionFirst(entries), SHOWN, read)
  const isNeeded = list.entries.some(({ state, hints }) => state === 'attention' || hints.length > 0)
  const [isOpen, setOpen] = useEntriesFold('weight-entries', isNeeded)
  if (read.data === undefined && read.isError) return null
  const title = list.entries.length > SHOWN ? messages.allEntries : messages.entries
  return (
    <>
      <FoldCard
        title={title}
        detail={entries.some(({ state }) => state === 'waiting') && waiting}
        icon={HistoryIcon}
        hue="weight"
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <WhenRead read={read} height={56}>
          {() =>
            entries.length === 0 ? (
              <EmptyState icon={WeightIcon} title={messages.noEntries} />
            ) : (
              <List label={title} isAcross>
                {list.entries.map((entry) => (
                  <WeightRow
                    key={entry.entryId}
                    entry={entry}
                    onConfirm={() => confirm(entry)}
                    onPropose={(proposedLbs) => takeProposed(entry, proposedLbs)}
                    onOpen={() => setOpened(entry)}
                    onDelete={() =>
                      entry.state === 'attention' ? discard(entry) : void remove(entry.entryId)
                    }
                  />
                ))}
              </List>
            )
          }
        </WhenRead>
        <MoreButton label={messages.more} busyLabel={messages.loadingMore} list={list} />
      </FoldCard>
      {/* Not in the fold: a phone that is turned closes it, and nothing that is being written with it. */}
      {opened !== null && (
        <EditWeight
          entry={opened}
          others={entries.filter(({ entryId }) => entryId !== opened.entryId)}
          userId={userId}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
