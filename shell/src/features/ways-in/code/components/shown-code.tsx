import { Button, CheckIcon, CopyIcon, Text } from '@gb/ui'
import { useRef, useState } from 'react'
import styles from '../code-card.module.css'
import { useMessages } from '@gb/entries'
import { codeCatalog } from '../messages/generated/code'

/** The code in one row with the button that copies it. */
export function ShownCode({ code }: { code: string }) {
  const messages = useMessages(codeCatalog)

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
    <>
      <div className={styles.row}>
        <div className={styles.words}>
          <Text as="h2" size="small" tone="muted">
            {messages.label}
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
          {outcome === 'copied' ? messages.copied : messages.copy}
        </Button>
      </div>
      <div role="status" className={styles.outcome}>
        {outcome === 'selected' && messages.selected}
      </div>
    </>
  )
}
