import styles from './sentence-list.module.css'

interface Properties {
  label?: string
  sentences: readonly string[]
}

const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Short texts of the server below each other, each with a capital letter at the start. It writes in English. */
export function SentenceList({ label, sentences }: Properties) {
  return (
    <ul className={styles.reasons} aria-label={label}>
      {sentences.map((text) => (
        <li key={text} lang="en">
          {asSentence(text)}
        </li>
      ))}
    </ul>
  )
}
