import { useMessages } from '@gb/entries'
import { useHelp } from '@gb/help'
import { ButtonLink } from '@gb/ui'
import { moodCatalog } from '../messages/generated/mood'
import styles from './nobody-reads.module.css'

/** Always in view where something is written: nobody is watching, and where help is, as large as a finger needs it. */
export function NobodyReads() {
  const messages = useMessages(moodCatalog)
  const { call, text, web } = useHelp()
  const ways = [call, text].filter((way) => way !== null)
  return (
    <div className={styles.note}>
      <span>{messages.nobodyReads}</span>
      {(ways.length > 0 ? ways : [web].filter((way) => way !== null)).map(({ label, href }) => (
        <ButtonLink key={href} variant="secondary" href={href}>
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}
