import { Button, EditIcon } from '@gb/ui'
import { useState } from 'react'
import { messages } from './messages'
import { WithoutSheet } from './without-sheet'
import styles from './without.module.css'

/** The way to log a meal without a photo. */
export function WithoutPart({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="secondary" size="large" block icon={EditIcon} onClick={() => setOpen(true)}>
        {messages.open}
      </Button>
      <p className={styles.under}>{messages.openHint}</p>
      {isOpen && <WithoutSheet userId={userId} onClose={() => setOpen(false)} />}
    </div>
  )
}
