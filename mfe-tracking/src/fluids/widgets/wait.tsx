import { formatsOf } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { Text, TimeIcon } from '@gb/ui'
import { inOwnWords } from '@gb/own-words'
import { waitCatalog } from './messages/generated/wait'
import styles from './wait-line.module.css'

interface Properties {
  minutes: number
  endsAt: number
}

function Wait({ minutes, endsAt }: Properties) {
  const messages = useMessages(waitCatalog)
  const time = formatsOf(useLanguageHere()).time(endsAt)
  return (
    <div className={styles.wait} data-hue="food">
      <TimeIcon size={18} aria-hidden="true" />
      <Text as="p" size="small">
        {messages.line({ minutes: String(minutes), time })}
      </Text>
    </div>
  )
}

/** The line, with its words. */
export const inOwnLanguage = () => inOwnWords(Wait, [waitCatalog])
