import { LIFELINE } from '../../shared/crisis/help-lines'
import { messages } from '../messages'
import styles from './nobody-reads.module.css'

const words = messages.callOrText

/** Always in view where something is written: nobody is watching, and where help is. */
export const NobodyReads = () => (
  <p className={styles.note}>
    {messages.nobodyReads} <a href={LIFELINE.call.href}>{words.call}</a> {words.or}{' '}
    <a href={LIFELINE.text.href}>{words.text}</a>
    {words.end}
  </p>
)
