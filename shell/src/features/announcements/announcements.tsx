import { Banner, Stack } from '@gb/ui'
import { useState } from 'react'
import { storage } from '../../shared/storage'
import { useAnnouncements } from './api/announcements.query'
import { messages } from './messages'
import { shownNow } from './model/shown-now'

/** Dated notes of the people who run the product. Each is one tap away from gone, for good on this device. */
export function Announcements() {
  const notes = useAnnouncements()
  const [dismissed, setDismissed] = useState(() => storage.dismissedNotes())
  const shown = shownNow(notes.data?.announcements ?? [], dismissed, notes.dataUpdatedAt)
  if (shown.length === 0) return null
  const dismiss = (id: string) => {
    storage.dismissNote(id)
    setDismissed(storage.dismissedNotes())
  }
  return (
    <Stack gap={3}>
      {shown.map(({ announcement_id: id, tone, title, text }) => (
        <Banner
          key={id}
          tone={tone}
          title={title}
          live="polite"
          onDismiss={() => dismiss(id)}
          dismissLabel={messages.dismiss}
        >
          {text}
        </Banner>
      ))}
    </Stack>
  )
}
