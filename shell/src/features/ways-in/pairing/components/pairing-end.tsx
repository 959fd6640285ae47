import { ApiError } from '@gb/api-client'
import type { Language } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { Button, Modal, SuccessIcon, Text, WarningIcon } from '@gb/ui'
import { refusalSentence } from '../../../../shared/refusals/refusal-sentence'
import { pairingCatalog } from '../messages/generated/pairing'
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
  const messages = useMessages(pairingCatalog)

  const { title, text } = wordsOf(end, useLanguageHere())
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

function wordsOf(end: End, language: Language): { title: string; text: string } {
  const messages = pairingCatalog.in(language)
  switch (end.kind) {
    case 'in':
      return { title: messages.inTitle, text: messages.inText({ name: end.name }) }
    case 'over':
      return { title: messages.overTitle, text: messages.overText }
    case 'stopped':
      return { title: messages.stoppedTitle, text: messages.stoppedText }
    case 'failed':
      return { title: messages.failedTitle, text: failureText(end.error, language) }
  }
}

const failureText = (error: unknown, language: Language) =>
  error instanceof ApiError && error.status === 429
    ? refusalSentence(error, language)
    : pairingCatalog.in(language).failedText
