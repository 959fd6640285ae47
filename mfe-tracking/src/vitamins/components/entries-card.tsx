import type { Shown } from '@gb/device'
import { isDoseHint } from '@gb/domain'
import {
  EmptyState,
  FoldCard,
  HistoryIcon,
  inFacts,
  InfoMark,
  List,
  Loading,
  Skeleton,
  Stack,
  Text,
  VitaminsIcon,
} from '@gb/ui'
import { ReadFault } from '../../shared/read-fault'
import { useState } from 'react'
import type { VitaminsRead } from '../api/vitamin-history.query'
import { attentionFirst } from '../../shared/log/attention-first'
import { useEntriesFold } from '../../shared/log/use-entries-fold'
import { MoreButton } from '../../shared/log/more-button'
import { useMore } from '../../shared/log/use-more'
import { useVitaminWords } from '../words'
import { hintsBeside } from '../model/spacing'
import type { VitaminLog } from '../api/use-vitamin-log'
import type { Vitamin } from '../model/vitamin'
import { EditVitamin } from './edit-vitamin'
import { VitaminRow } from './vitamin-row'
import { useChecked, useDays } from '../../shared/use-days'
import { useInWords } from '../next-words'

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
  const messages = useVitaminWords()
  const checked = useChecked()
  const list = useMore(attentionFirst(read.vitamins), SHOWN, read)
  const [edited, setEdited] = useState<Vitamin | null>(null)
  const title = list.entries.length > SHOWN ? messages.allEntries : messages.entries
  const hintsOf = (vitamin: Shown<Vitamin>) =>
    vitamin.state === 'saved' && read.isRead
      ? vitamin.hints
      : hintsBeside(
          vitamin,
          vitamin.day,
          read.taken.filter(({ entryId }) => entryId !== vitamin.entryId),
        )
  const isNeeded =
    read.isError || list.entries.some((each) => each.state === 'attention' || hintsOf(each).some(isDoseHint))
  const [isOpen, setOpen] = useEntriesFold('vitamin-entries', isNeeded)
  const lastOf = useLastInWords()
  const hasTip = list.entries.some((each) => each.day === today && hintsOf(each).length > 0)
  return (
    <>
      <FoldCard
        title={title}
        detail={inFacts(hasTip ? `${lastOf(read, today)} · ${messages.hint}` : lastOf(read, today))}
        icon={HistoryIcon}
        hue="vitamins"
        isOpen={isOpen}
        onToggle={setOpen}
      >
        {list.entries.length > 0 && (
          <List label={title} isAcross>
            {list.entries.map((vitamin) => (
              <VitaminRow
                key={vitamin.entryId}
                vitamin={vitamin}
                hints={hintsOf(vitamin)}
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
        <Text as="p" size="small" tone="muted">
          {messages.planFirst}{' '}
          <InfoMark label={messages.hintsInfo} source={messages.hintsSource} reviewed={checked} />
        </Text>
      </FoldCard>
      {/* A tablet that is turned folds the card; what is being corrected stays. */}
      {edited !== null && (
        <EditVitamin
          vitamin={edited}
          taken={read.taken}
          ageYears={ageYears}
          log={log}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

/** Writes the newest one, in the line of the closed card. */
function useLastInWords(): (read: VitaminsRead, today: string) => string {
  const messages = useVitaminWords()
  const dates = useDays()
  const inWords = useInWords()
  return ({ vitamins: [last], isRead }, today) => {
    if (last === undefined) return isRead ? messages.noEntries : messages.loading
    return messages.lastEntry({ name: inWords.vitamin(last), day: dates.inSentence(last.day, today) })
  }
}

function ListState({ read }: { read: VitaminsRead }) {
  const messages = useVitaminWords()
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
