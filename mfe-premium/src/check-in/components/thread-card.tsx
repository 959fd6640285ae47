import { useDayOf, useLocalDay, useMessages } from '@gb/entries'
import { Badge, Button, Card, EmptyState, HistoryIcon, MessageIcon, Stack, Text } from '@gb/ui'
import { useDays } from '../../shared/use-days'
import { checkInCatalog } from '../messages/generated/check-in'
import type { ReadThread } from '../api/thread.query'
import type { Message } from '../model/thread'
import styles from './check-in.module.css'

interface Properties {
  thread: ReadThread
}

/** What was written and answered, newest first. */
export function ThreadCard({ thread }: Properties) {
  const messages = useMessages(checkInCatalog)
  const { pages } = thread.data
  const entries = pages.flatMap((page) => page.entries)
  return (
    <Card title={messages.thread} icon={HistoryIcon} hue="mood">
      {entries.length === 0 ? (
        <EmptyState icon={MessageIcon} title={messages.empty}>
          {messages.emptyHint}
        </EmptyState>
      ) : (
        <Stack gap={4}>
          <ol className={styles.thread}>
            {entries.map((entry) => (
              <MessageView key={entry.entry_id} entry={entry} creator={pages[0]?.creator ?? ''} />
            ))}
          </ol>
          {thread.hasNextPage && (
            <Button
              variant="secondary"
              busy={thread.isFetchingNextPage}
              busyLabel={messages.loadingOlder}
              onClick={() => void thread.fetchNextPage()}
            >
              {messages.older}
            </Button>
          )}
        </Stack>
      )}
    </Card>
  )
}

const HUES = { sent: 'neutral', seen: 'accent', answered: 'success' } as const

function MessageView({ entry, creator }: { entry: Message; creator: string }) {
  const messages = useMessages(checkInCatalog)
  const { day, time } = useDays()
  const today = useLocalDay()
  const dayOf = useDayOf()
  const when = (instant: string) => ({
    day: day(dayOf(instant), today),
    time: time(instant),
  })
  return (
    <li className={styles.message}>
      <div className={styles.head}>
        <Text size="small" tone="muted">
          {messages.you(when(entry.sent_at))}
        </Text>
        <Badge hue={HUES[entry.status]}>{messages.states[entry.status]}</Badge>
      </div>
      <p className={styles.words}>{entry.message}</p>
      {entry.seen_at !== null && entry.answered_at === null && (
        <Text size="small" tone="muted">
          {messages.seenAt(when(entry.seen_at))}
        </Text>
      )}
      {entry.reply !== null && entry.answered_at !== null && (
        <div className={styles.reply}>
          <Text size="small" tone="muted">
            {messages.answer({ name: creator, ...when(entry.answered_at) })}
          </Text>
          <p className={styles.words}>{entry.reply}</p>
        </div>
      )}
    </li>
  )
}
