import { Banner, Stack } from '@gb/ui'
import { useState } from 'react'
import { inOwnWords } from '../../shared/speech/said'
import { storage } from '../../shared/storage'
import styles from './announcements.module.css'
import { useAnnouncements } from './api/announcements.query'
import { useMessages } from '@gb/entries'
import { announcementsCatalog } from './messages/generated/announcements'
import type { Announcement } from './model/announcement'
import { shownNow } from './model/shown-now'
import { useNow } from './model/use-now'
import { useStanding } from './model/use-standing'
import { FoldedWords, isFolded } from './folded-words'

const NONE: readonly Announcement[] = []

interface Properties {
  /** Which screen is open. */
  screen: string
}

/**
 * Dated announcements of the people who run the product. Each is one tap away from gone, for good on this device. One that
 * comes while a screen is in use lies over it, so that nothing moves away under a finger; from the next screen on it
 * stands above the content.
 */
export function Announcements({ screen }: Properties) {
  const { data, dataUpdatedAt } = useAnnouncements()
  const announcements = data?.announcements ?? NONE
  const now = useNow(announcements, dataUpdatedAt)
  const [dismissed, setDismissed] = useState(() => storage.dismissedAnnouncements())
  const shown = shownNow(announcements, dismissed, now)
  const isStanding = useStanding(screen, shown)
  const dismiss = (id: string) => {
    storage.dismissAnnouncement(id)
    setDismissed(storage.dismissedAnnouncements())
  }
  return (
    <>
      <List
        place="over"
        announcements={shown.filter((announcement) => !isStanding(announcement))}
        onDismiss={dismiss}
      />
      <List place="above" announcements={shown.filter(isStanding)} onDismiss={dismiss} />
    </>
  )
}

interface ListProperties {
  /** Over the content, or above it with a room of its own. */
  place: 'over' | 'above'
  announcements: readonly Announcement[]
  onDismiss: (id: string) => void
}

function List({ place, announcements, onDismiss }: ListProperties) {
  const messages = useMessages(announcementsCatalog)

  if (announcements.length === 0) return null
  return (
    <div className={styles[place]} data-place={place}>
      <Stack gap={3}>
        {announcements.map((announcement) => (
          <Banner
            key={announcement.announcement_id}
            tone={announcement.tone}
            title={
              isFolded(announcement) ? (
                <FoldedWords {...announcement} />
              ) : (
                <span lang="en">{announcement.title}</span>
              )
            }
            live="polite"
            onDismiss={() => onDismiss(announcement.announcement_id)}
            dismissLabel={messages.dismiss}
          >
            {!isFolded(announcement) && <span lang="en">{announcement.text}</span>}
          </Banner>
        ))}
      </Stack>
    </div>
  )
}

/** The same, in the person's own language; what is announced is in English. */
export const inOwnLanguage = () => inOwnWords(Announcements, [announcementsCatalog])
