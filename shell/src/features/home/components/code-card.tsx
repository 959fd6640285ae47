import { Button, Card, CheckIcon, CopyIcon, Text } from '@gb/ui'
import { useRef, useState } from 'react'
import { PairingButton } from '../../pairing'
import { messages } from '../messages'
import styles from './code-card.module.css'

const words = messages.code

/** The profile code in one row with its button, and what it is for. */
export function CodeCard({ code }: { code: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null)
  const digits = useRef<HTMLSpanElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setOutcome('copied')
    } catch {
      // Without https there is no clipboard: the code is marked, and the phone's own menu copies it.
      if (digits.current !== null) globalThis.getSelection()?.selectAllChildren(digits.current)
      setOutcome('selected')
    }
  }
  return (
    <Card>
      <div className={styles.row}>
        <div className={styles.words}>
          <Text as="h2" size="small" tone="muted">
            {words.label}
          </Text>
          <span ref={digits} className={styles.digits}>
            {code}
          </span>
        </div>
        <Button
          variant="secondary"
          size="small"
          icon={outcome === 'copied' ? CheckIcon : CopyIcon}
          onClick={() => void copy()}
        >
          {outcome === 'copied' ? words.copied : words.copy}
        </Button>
      </div>
      <Text size="small" tone="muted">
        {words.use}
      </Text>
      <div role="status" className={styles.outcome}>
        {outcome === 'selected' && words.selected}
      </div>
      <PairingButton code={code} />
    </Card>
  )
}
