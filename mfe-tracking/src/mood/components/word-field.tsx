import { useMessages } from '@gb/entries'
import { MOOD_DESCRIPTIONS, type MoodDescription } from '@gb/domain'
import { DangerIcon } from '@gb/ui'
import { useId } from 'react'
import { moodCatalog } from '../messages/generated/mood'
import styles from './word-field.module.css'

interface Properties {
  value: MoodDescription | null
  onChange: (word: MoodDescription) => void
  error: string | undefined
}

/** The twelve words as chips, one of which is chosen; native radio buttons, so that arrow keys work. */
export function WordField({ value, onChange, error }: Properties) {
  const messages = useMessages(moodCatalog)
  const id = useId()
  return (
    <fieldset
      className={styles.field}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      data-hue="mood"
    >
      <legend id={`${id}-label`} className={styles.label}>
        {messages.word}
      </legend>
      <div className={styles.words}>
        {MOOD_DESCRIPTIONS.map((word) => (
          <label key={word} className={styles.word}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              value={word}
              checked={word === value}
              onChange={() => onChange(word)}
            />
            {messages.words[word]}
          </label>
        ))}
      </div>
      <div id={`${id}-error`} className={styles.error} aria-live="polite">
        {error && (
          <>
            <DangerIcon size={16} aria-hidden="true" />
            {error}
          </>
        )}
      </div>
    </fieldset>
  )
}
