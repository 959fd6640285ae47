import { useHost } from '@gb/mfe-contract'
import { Button, WaitingIcon, WarningIcon } from '@gb/ui'
import { createElement, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '@gb/entries'
import { inOwnWords } from '../../shared/speech/said'
import { outboxCatalog } from './messages/generated/outbox'
import type { useUnsent } from './model/use-unsent'
import styles from './outbox-chip.module.css'
import type { OutboxSheetProps } from './outbox-sheet'
import { outboxSheet } from './outbox-sheet.part'

/** How much is not sent, as a button; a press lists it. */
export function Chip({ waiting, refused }: ReturnType<typeof useUnsent>) {
  const messages = useMessages(outboxCatalog)

  const { notify } = useHost()
  const [sheet, setSheet] = useState<ComponentType<OutboxSheetProps> | null>(null)
  const open = () => {
    outboxSheet.load().then(
      (loaded) => setSheet(() => loaded),
      () => notify({ tone: 'danger', text: messages.sheetFailed }),
    )
  }
  const isRefused = refused.length > 0
  return (
    <>
      {waiting.length + refused.length > 0 && (
        <span className={styles.chip} data-refused={isRefused}>
          <Button
            size="small"
            variant="quiet"
            icon={isRefused ? WarningIcon : WaitingIcon}
            aria-label={[
              ...(waiting.length > 0 ? [messages.waiting({ count: waiting.length })] : []),
              ...(isRefused ? [messages.attention({ count: refused.length })] : []),
            ].join(', ')}
            onClick={open}
          >
            {isRefused
              ? messages.attention({ count: refused.length })
              : messages.waiting({ count: waiting.length })}
          </Button>
        </span>
      )}
      {/* Out of the bar: a window of its own, not a part of the header. */}
      {sheet !== null && createPortal(createElement(sheet, { onClose: () => setSheet(null) }), document.body)}
    </>
  )
}

/** The same, in the person's own language. */
export const inOwnLanguage = () => inOwnWords(Chip, [outboxCatalog])
