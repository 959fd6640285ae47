import type { Refusal } from '@gb/api-client/outbox'
import { refusalInWords } from '@gb/mfe-contract'
import { WaitingIcon, WarningIcon } from '@gb/ui'
import styles from './entry-state.module.css'
import { messages } from './messages'

type Properties = { state: 'saved' | 'waiting' | 'attention'; refusal: Refusal | null }

/** Whether an entry is sent, under what it says; nothing where all is well. */
export function EntryState({ state, refusal }: Properties) {
  if (state === 'saved') return null
  const Icon = state === 'waiting' ? WaitingIcon : WarningIcon
  return (
    <span className={styles.state} data-state={state}>
      <Icon size={14} aria-hidden="true" />
      <span>{refusal === null ? messages.waiting : messages.refused(refusalInWords(refusal))}</span>
    </span>
  )
}
