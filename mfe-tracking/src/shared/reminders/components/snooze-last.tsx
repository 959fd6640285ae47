import { useMessages, useLanguageHere } from '@gb/entries'
import { type Snooze, SNOOZES } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { ChipGroup, Text } from '@gb/ui'
import type { Reminders } from '../api/reminders.mapper'
import { useSnooze } from '../api/reminders.mutation'
import { useMinute } from '../../use-minute'
import { remindersCatalog } from '../messages/generated/reminders'
import { whenInWords } from '../model/when-in-words'

/** A reminder is put off soon after it came, or not at all. */
const ASK_FOR_MS = 2 * 60 * 60 * 1000

/** Puts the last reminder off, as the notification itself can. */
export function SnoozeLast({ reminders, userId }: { reminders: Reminders; userId: string }) {
  const messages = useMessages(remindersCatalog)
  const { notify } = useHost()
  const snooze = useSnooze(userId)
  const now = useMinute()
  const language = useLanguageHere()
  const { lastSentAt, snoozedUntil } = reminders
  if (snoozedUntil !== null)
    return (
      <Text size="small">{messages.snoozedUntil({ when: whenInWords(snoozedUntil, now, language) })}</Text>
    )
  if (lastSentAt === null || now - lastSentAt > ASK_FOR_MS) return null
  const putOff = (choice: Snooze) =>
    snooze.mutate(choice, { onError: () => notify({ tone: 'danger', text: messages.notSnoozed }) })
  return (
    <>
      <Text size="small">{messages.last({ when: whenInWords(lastSentAt, now, language) })}</Text>
      <ChipGroup
        label={messages.snoozeLabel}
        hideLabel
        options={SNOOZES.map((value) => ({ value, label: messages.snooze[value] }))}
        onSelect={putOff}
        even
      />
    </>
  )
}
