import { useHost } from '@gb/mfe-contract'
import { Button, WaitingIcon, WarningIcon } from '@gb/ui'
import { createElement, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { messages } from './messages'
import { useUnsent } from './model/use-unsent'
import styles from './outbox-chip.module.css'
import type { OutboxSheetProps } from './outbox-sheet'
import { outboxSheet } from './outbox-sheet.part'

/** How much is not sent yet, in the header; a press lists it. Nothing while all is sent. */
export function OutboxChip() {
  const { waiting, refused } = useUnsent()
  const { notify } = useHost()
  const [sheet, setSheet] = useState<ComponentType<OutboxSheetProps> | null>(null)
  const count = waiting.length + refused.length
  const open = () => {
    outboxSheet.load().then(
      (loaded) => setSheet(() => loaded),
      () => notify({ tone: 'danger', text: messages.sheetFailed }),
    )
  }
  return (
    <>
      <span role="status" className={styles.place}>
        {count > 0 && (
          <span className={styles.chip} data-refused={refused.length > 0}>
            <Button
              size="small"
              variant="quiet"
              icon={refused.length > 0 ? WarningIcon : WaitingIcon}
              aria-label={messages.chipLabel(waiting.length, refused.length)}
              onClick={open}
            >
              {refused.length > 0 ? messages.attention(refused.length) : messages.waiting(waiting.length)}
            </Button>
          </span>
        )}
      </span>
      {/* Out of the bar: a window of its own, not a part of the header. */}
      {sheet !== null && createPortal(createElement(sheet, { onClose: () => setSheet(null) }), document.body)}
    </>
  )
}
