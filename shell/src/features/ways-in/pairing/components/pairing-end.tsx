import { ApiError } from '@gb/api-client'
import { Button, Modal, SuccessIcon, Text, WarningIcon } from '@gb/ui'
import { messages } from '../messages'
import type { PairingOutcome } from '../model/pairing-outcome'
import styles from './pairing-end.module.css'

type End = Exclude<PairingOutcome, { kind: 'waiting' }> | { kind: 'failed'; error: unknown }

interface Properties {
  end: End
  onClose: () => void
  onAgain: () => void
}

/** How it ended, and the way to begin again where that makes sense. */
export function PairingEnd({ end, onClose, onAgain }: Properties) {
  const { title, text } = wordsOf(end)
  const isIn = end.kind === 'in'
  const Icon = isIn ? SuccessIcon : WarningIcon
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      size="small"
      footer={
        isIn ? (
          <Button onClick={onClose}>{messages.done}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {messages.close}
            </Button>
            <Button onClick={onAgain}>{messages.again}</Button>
          </>
        )
      }
    >
      <div className={styles.end} role="status" data-hue={isIn ? 'success' : 'warning'}>
        <span className={styles.icon}>
          <Icon size={40} aria-hidden="true" />
        </span>
        <Text align="center">{text}</Text>
      </div>
    </Modal>
  )
}

function wordsOf(end: End): { title: string; text: string } {
  switch (end.kind) {
    case 'in':
      return { title: messages.inTitle, text: messages.inText(end.name) }
    case 'over':
      return { title: messages.overTitle, text: messages.overText }
    case 'stopped':
      return { title: messages.stoppedTitle, text: messages.stoppedText }
    case 'failed':
      return { title: messages.failedTitle, text: failureText(end.error) }
  }
}

const failureText = (error: unknown) =>
  error instanceof ApiError && error.status === 429 ? error.message : messages.failedText
