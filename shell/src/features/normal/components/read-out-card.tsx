import { useLanguageHere, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Button, Card, CopyIcon, Text } from '@gb/ui'
import { useState } from 'react'
import { cardCatalog } from '../messages/generated/card'
import { useLoggedDrink } from '../api/logged-drink.query'
import { cardLines, loggedInWords, type Said } from '../model/card-lines'
import type { OwnCard } from '../model/own-card'
import styles from '../normal.module.css'
import { OwnCardForm } from './own-card-form'

interface Properties {
  card: OwnCard
  said: Omit<Said, 'logged'>
  onChange: (changes: Partial<OwnCard>) => void
  onClear: () => void
}

/** A card in large type, to show or read out where somebody helps. */
export function ReadOutCard({ card, said, onChange, onClear }: Properties) {
  const { notify } = useHost()
  const language = useLanguageHere()
  const messages = useMessages(cardCatalog)
  const [cleared, setCleared] = useState(0)
  const logged = useLoggedDrink()
  const lines = cardLines(card, { ...said, logged }, language)
  // Whoever helps reads English.
  const inEnglish = language === 'en' ? [] : cardLines(card, { ...said, logged }, 'en')
  const copy = () =>
    navigator.clipboard.writeText([...lines, ...inEnglish].join('\n')).then(
      () => notify({ tone: 'success', text: messages.copied }),
      () => notify({ tone: 'info', text: messages.notCopied }),
    )
  return (
    <Card title={messages.title}>
      <div className={styles.readOut}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {inEnglish.length > 0 && (
        <>
          <Text tone="muted">{messages.inEnglish}</Text>
          <div className={styles.readOut} lang="en">
            {inEnglish.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </>
      )}
      <div className={styles.ask}>
        <Text tone="muted">{messages.hint}</Text>
        <div className={styles.calls}>
          <Button variant="secondary" icon={CopyIcon} onClick={() => void copy()}>
            {messages.copy}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            {messages.print}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              onClear()
              setCleared(cleared + 1)
            }}
          >
            {messages.clear}
          </Button>
        </div>
        <OwnCardForm key={cleared} card={card} logged={loggedInWords(logged, language)} onChange={onChange} />
      </div>
    </Card>
  )
}
