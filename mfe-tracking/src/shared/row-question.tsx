import { Button, HelpIcon, type IconComponent } from '@gb/ui'
import type { ReactNode } from 'react'
import styles from './row-question.module.css'

/** One way to answer, in a word; `name` says it whole, for who hears the buttons. */
export interface RowAnswer {
  label: string
  name: string
  onPress: () => void
}

interface Properties {
  icon?: IconComponent
  text: ReactNode
  /** Without any it is a hint and no question. */
  answers: readonly RowAnswer[]
}

/** What is said of a logged entry, in its row; a question is answered on the spot. */
export const RowQuestion = ({ icon: Icon = HelpIcon, text, answers }: Properties) => (
  <span className={styles.question}>
    <Icon size={14} aria-hidden="true" />
    <span>
      {text}
      {answers.length > 0 && (
        <span className={styles.answers}>
          {answers.map(({ label, name, onPress }) => (
            <Button key={name} size="small" variant="secondary" aria-label={name} onClick={onPress}>
              {label}
            </Button>
          ))}
        </span>
      )}
    </span>
  </span>
)
