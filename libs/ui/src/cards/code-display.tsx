import { useId, useRef, useState } from 'react'
import { Button } from '../actions/button'
import { CheckIcon, CopyIcon } from '../icons'
import { useUiWords } from '../shared/ui-words'
import styles from './code-display.module.css'

export interface CodeDisplayProps {
  /** What the code is; names it. */
  label: string
  code: string
  copyLabel?: string | undefined
  /** On the button once it is copied, and read out. */
  copiedLabel?: string | undefined
  /** When the browser refuses the clipboard: the code is selected, and this says what to do. */
  selectedLabel?: string | undefined
}

/** A code in large digits, selectable, with a copy button. */
export function CodeDisplay(props: CodeDisplayProps) {
  const words = useUiWords()
  const {
    label,
    code,
    copyLabel = words.copy,
    copiedLabel = words.copied,
    selectedLabel = words.hold,
  } = props
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null)
  const digits = useRef<HTMLDivElement>(null)
  const labelId = useId()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setOutcome('copied')
    } catch {
      if (digits.current) window.getSelection()?.selectAllChildren(digits.current)
      setOutcome('selected')
    }
  }
  const half = Math.ceil(code.length / 2)
  return (
    <div className={styles.code}>
      <div id={labelId} className={styles.label}>
        {label}
      </div>
      <div ref={digits} className={styles.digits} role="group" aria-labelledby={labelId}>
        <span>{code.slice(0, half)}</span>
        <span>{code.slice(half)}</span>
      </div>
      <Button
        variant="secondary"
        size="small"
        icon={outcome === 'copied' ? CheckIcon : CopyIcon}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? copiedLabel : copyLabel}
      </Button>
      <div className={styles.outcome} role="status">
        {outcome === 'selected'
          ? selectedLabel
          : outcome === 'copied' && <span className={styles.hidden}>{copiedLabel}</span>}
      </div>
    </div>
  )
}
