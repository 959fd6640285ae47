import { Banner, Stack } from '@gb/ui'
import { useState } from 'react'
import { storage } from '../../shared/storage'
import styles from './announcements.module.css'
import { useAnnouncements, type Announcement } from './api/announcements.query'
import { messages } from './messages'
import { shownNow } from './model/shown-now'
import { useNow } from './model/use-now'
import { useStanding } from './model/use-standing'
import { FoldedWords, isFolded } from './note-words'

const NONE: readonly Announcement[] = []

interface Properties {
  /** Which screen is open. */
  screen: string
}

/**
 * Dated notes of the people who run the product. Each is one tap away from gone, for good on this device. One that
 * comes while a screen is in use lies over it, so that nothing moves away under a finger; from the next screen on it
 * stands above the content.
 */
export function Announcements({ screen }: Properties) {
  const { data, dataUpdatedAt } = useAnnouncements()
  const notes = data?.announcements ?? NONE
  const now = useNow(notes, dataUpdatedAt)
  const [dismissed, setDismissed] = useState(() => storage.dismissedNotes())
  const shown = shownNow(notes, dismissed, now)
  const isStanding = useStanding(screen, shown)
  const dismiss = (id: string) => {
    storage.dismissNote(id)
    setDismissed(storage.dismissedNotes())
  }
  return (
    <>
      <Notes place="over" notes={shown.filter((note) => !isStanding(note))} onDismiss={dismiss} />
      <Notes place="above" notes={shown.filter(isStanding)} onDismiss={dismiss} />
    </>
  )
}

interface NotesProperties {
  /** Over the content, or above it with a room of its own. */
  place: 'over' | 'above'
  notes: readonly Announcement[]
  onDismiss: (id: string) => void
}

function Notes({ place, notes, onDismiss }: NotesProperties) {
  if (notes.length === 0) return null
  return (
    <div className={styles[place]} data-place={place}>
      <Stack gap={3}>
        {notes.map((note) => (
          <Banner
            key={note.announcement_id}
            tone={note.tone}
            title={isFolded(note) ? <FoldedWords {...note} /> : note.title}
            live="polite"
            onDismiss={() => onDismiss(note.announcement_id)}
            dismissLabel={messages.dismiss}
          >
            {!isFolded(note) && note.text}
          </Banner>
        ))}
      </Stack>
    </div>
  )
}
