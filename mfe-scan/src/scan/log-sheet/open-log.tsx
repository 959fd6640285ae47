import { useMessages } from '@gb/entries'
import { Button, EditIcon } from '@gb/ui'
import { useState } from 'react'
import { useFavorites } from '../shared/meal-log/favorites.query'
import { LogSheet } from './log-sheet'
import styles from './log-sheet.module.css'
import { logSheetCatalog } from './messages/generated/log-sheet'

/** The way to log a meal without a photo. */
export function OpenLog({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false)
  const messages = useMessages(logSheetCatalog)
  // Read ahead: without a connection a favorite is what can still be logged.
  useFavorites(userId)
  return (
    <div>
      <Button variant="secondary" size="large" block icon={EditIcon} onClick={() => setOpen(true)}>
        {messages.open}
      </Button>
      <p className={styles.under}>{messages.openHint}</p>
      {isOpen && <LogSheet userId={userId} onClose={() => setOpen(false)} />}
    </div>
  )
}
