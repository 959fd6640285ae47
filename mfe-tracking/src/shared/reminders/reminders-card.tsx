import { isRemindedOfAnything } from '@gb/domain'
import { BellIcon, Button, Card, type Hue, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import { useMinute } from '../use-minute'
import { useReminders } from './api/reminders.query'
import { SnoozeLast } from './components/snooze-last'
import { messages } from './messages'
import { whenInWords } from './model/when-in-words'
import { RemindersWindow } from './reminders-window'

/** When the next reminder comes, and the way to its settings. */
export function RemindersCard({ userId, hue }: { userId: string; hue: Hue }) {
  const { data } = useReminders(userId)
  const now = useMinute()
  const [open, setOpen] = useState(false)
  const isOn = data !== undefined && isRemindedOfAnything(data.settings)
  const next = isOn && data.nextAt !== null ? messages.next(whenInWords(data.nextAt, now)) : messages.off
  return (
    <Card
      title={messages.title}
      icon={BellIcon}
      hue={hue}
      action={
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {isOn ? messages.change : messages.setUp}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text tone="muted">{next}</Text>
        {data !== undefined && <SnoozeLast reminders={data} userId={userId} />}
      </Stack>
      {open && <RemindersWindow userId={userId} onClose={() => setOpen(false)} />}
    </Card>
  )
}
