import { useHelp } from '@gb/help'
import { messages } from '../messages'
import styles from './nobody-reads.module.css'

const words = messages.callOrText

/** Always in view where something is written: nobody is watching, and where help is. */
export function NobodyReads() {
  const { call, text, web } = useHelp()
  const ways = [call, text].filter((way) => way !== null)
  return (
    <p className={styles.note}>
      {messages.nobodyReads}{' '}
      {(ways.length > 0 ? ways : [web].filter((way) => way !== null)).map(({ label, href }, index) => (
        <span key={href}>
          {index > 0 && ` ${words.or} `}
          <a href={href}>{words.inSentence(label)}</a>
        </span>
      ))}
      {words.end}
    </p>
  )
}
