import { Card, EmptyState, HistoryIcon, InfoMark, List, Loading, Skeleton, Stack, VitaminsIcon } from '@gb/ui'
import { ReadFault } from '../../shared/read-fault'
import { useState } from 'react'
import type { VitaminsRead } from '../api/vitamin-history.query'
import { attentionFirst } from '../../shared/log/attention-first'
import { MoreButton } from '../../shared/log/more-button'
import { useMore } from '../../shared/log/use-more'
import { messages } from '../messages'
import { hintsBeside } from '../model/spacing'
import type { VitaminLog } from '../api/use-vitamin-log'
import type { Vitamin } from '../model/vitamin'
import { EditVitamin } from './edit-vitamin'
import { VitaminRow } from './vitamin-row'

/** Source: product-rules 9, Lists. */
const SHOWN = 10

interface Properties {
  read: VitaminsRead
  log: VitaminLog
  today: string
  ageYears: number | null
}

/** The last vitamins with their hints, each to edit and delete; older ones on demand. */
export function EntriesCard({ read, log, today, ageYears }: Properties) {
  const list = useMore(attentionFirst(read.vitamins), SHOWN, read)
  const [edited, setEdited] = useState<Vitamin | null>(null)
  const title = list.entries.length > SHOWN ? messages.allEntries : messages.entries
  const info = (
    <InfoMark label={messages.hintsInfo} source={messages.hintsSource} reviewed={messages.hintsReviewed}>
      {messages.planFirst}
    </InfoMark>
  )
  const hintsOf = (vitamin: Vitamin, isSaved: boolean) =>
    isSaved
      ? vitamin.hints
      : hintsBeside(
          vitamin,
          vitamin.day,
          read.taken.filter(({ entryId }) => entryId !== vitamin.entryId),
        )
  return (
    <Card title={title} icon={HistoryIcon} hue="vitamins" action={info}>
      {list.entries.length > 0 && (
        <List label={title}>
          {list.entries.map((vitamin) => (
            <VitaminRow
              key={vitamin.entryId}
              vitamin={vitamin}
              hints={hintsOf(vitamin, vitamin.state === 'saved' && read.isRead)}
              today={today}
              onEdit={() => setEdited(vitamin)}
              onDelete={() => void log.remove(vitamin)}
              onConfirm={() => log.confirm(vitamin)}
              onPropose={(proposedMg) => log.takeProposed(vitamin, proposedMg)}
              onDiscard={() => log.discard(vitamin)}
            />
          ))}
        </List>
      )}
      <ListState read={read} />
      <MoreButton label={messages.more} busyLabel={messages.loadingMore} list={list} />
      {edited !== null && (
        <EditVitamin
          vitamin={edited}
          taken={read.taken}
          ageYears={ageYears}
          log={log}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  )
}

function ListState({ read }: { read: VitaminsRead }) {
  if (read.isError) {
    return <ReadFault read={read} words={messages} title={messages.failedTitle} text={messages.failedText} />
  }
  if (read.vitamins.length > 0) return null
  if (read.isRead) return <EmptyState icon={VitaminsIcon} title={messages.noEntries} />
  return (
    <Loading label={messages.loading}>
      <Stack gap={3}>
        <Skeleton height={56} shape="block" />
        <Skeleton height={56} shape="block" />
      </Stack>
    </Loading>
  )
}
