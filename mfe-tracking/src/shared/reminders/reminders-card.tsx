import { useMessages, useLanguageHere } from '@gb/entries'
import { isRemindedOfAnything } from '@gb/domain'
import { BellIcon, Button, Card, ErrorState, type Hue, Loading, Skeleton, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import { useMinute } from '../use-minute'
import { useReminders } from './api/reminders.query'
import { SnoozeLast } from './components/snooze-last'
import { remindersCatalog } from './messages/generated/reminders'
import type { Reminders } from './api/reminders.mapper'
import { whenInWords } from './model/when-in-words'
import { RemindersWindow } from './reminders-window'

/** When the next reminder comes, and the way to its settings. */
export function RemindersCard({ userId, hue }: { userId: string; hue: Hue }) {
  const messages = useMessages(remindersCatalog)
  const { data, isError, isFetching, refetch } = useReminders(userId)
  const now = useMinute()
  const inWords = useInWords()
  const [open, setOpen] = useState(false)
  return (
    <Card
      title={messages.title}
      icon={BellIcon}
      hue={hue}
      action={
        data && (
          <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
            {isRemindedOfAnything(data.settings) ? messages.change : messages.setUp}
          </Button>
        )
      }
    >
      {data !== undefined ? (
        <Stack gap={3}>
          <Text tone="muted">{inWords(data, now)}</Text>
          <SnoozeLast reminders={data} userId={userId} />
        </Stack>
      ) : isError ? (
        <ErrorState
          title={messages.notRead}
          retryLabel={messages.retry}
          retrying={isFetching}
          retryingLabel={messages.retrying}
          onRetry={() => void refetch()}
          isBrief
        />
      ) : (
        <Loading label={messages.loading}>
          <Skeleton width={160} height={20} />
        </Loading>
      )}
      {open && <RemindersWindow userId={userId} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function useInWords(): (reminders: Reminders, now: number) => string {
  const messages = useMessages(remindersCatalog)
  const language = useLanguageHere()
  return ({ settings, nextAt }, now) => {
    if (!isRemindedOfAnything(settings)) return messages.off
    // What was read a while ago, as it is kept for offline, may name a time that is over.
    const isAhead = nextAt !== null && nextAt > now
    return isAhead ? messages.next({ when: whenInWords(nextAt, now, language) }) : messages.isOn
  }
}
