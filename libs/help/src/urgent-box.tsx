import { OtherLanguage, Speaking } from '@gb/entries'
import type { ReactNode } from 'react'
import styles from './crisis-card.module.css'
import { takeView } from './take-view'
import { type AnyCatalog, useCardLanguage } from './use-card-language'

interface Properties {
  userId: string
  /** What is said in it. */
  catalogs: readonly AnyCatalog[]
  /** It takes the view and the focus. */
  takesView: boolean
  help?: 'crisis'
  /** The card, with the way to its other language. */
  children: (otherLanguage: ReactNode) => ReactNode
}

/** What is told at once, in the language of the card. */
export function UrgentBox({ userId, catalogs, takesView, help, children }: Properties) {
  const [spoken, choose] = useCardLanguage(userId, catalogs)
  return (
    <div
      ref={takesView ? takeView : undefined}
      className={styles.card}
      tabIndex={-1}
      role="alert"
      lang={spoken}
      data-help={help}
    >
      <Speaking language={spoken}>{children(<OtherLanguage onChoose={choose} />)}</Speaking>
    </div>
  )
}
