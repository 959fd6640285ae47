import { WaitingIcon, WarningIcon } from '../icons'
import styles from './send-state.module.css'

export interface SendStateProps {
  state: 'saved' | 'waiting' | 'attention'
  /** What it says; null where all is well. */
  text: string | null
}

/** Whether an entry is sent, under what it says; nothing where all is well. */
export function SendState({ state, text }: SendStateProps) {
  if (text === null) return null
  const Icon = state === 'attention' ? WarningIcon : WaitingIcon
  return (
    <span className={styles.state} data-state={state}>
      <Icon size={14} aria-hidden="true" />
      <span>{text}</span>
    </span>
  )
}
