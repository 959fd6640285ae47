import { useSaidBy } from '@gb/own-words'
import { serverBooks } from '../../shared/speech/server-speech'
import styles from './sentence-list.module.css'

interface Properties {
  label?: string
  sentences: readonly string[]
}

const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Short texts of the server below each other, each with a capital letter at the start. */
export function SentenceList({ label, sentences }: Properties) {
  const speech = useSaidBy(serverBooks)
  return (
    <ul className={styles.reasons} aria-label={label}>
      {sentences.map((sentence) => {
        const { text, isForeign } = speech(sentence)
        return (
          <li key={sentence} lang={isForeign ? 'en' : undefined}>
            {asSentence(text)}
          </li>
        )
      })}
    </ul>
  )
}
