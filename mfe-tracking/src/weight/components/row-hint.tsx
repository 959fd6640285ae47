import type { WeightHint } from '@gb/domain'
import { useWeightUnit, weightInWords } from '@gb/entries'
import { Button, HelpIcon, InfoMark } from '@gb/ui'
import { messages } from '../messages'
import styles from './row-hint.module.css'

type Properties = {
  hint: WeightHint
  /** The weight and its day, for who hears the buttons. */
  name: string
  /** "It is right." */
  onConfirm: () => void
  onPropose: (proposedLbs: number) => void
}

/** A question about a logged weight, answered on the spot, either way. */
export function RowHint({ hint: { text, source, proposedLbs }, name, onConfirm, onPropose }: Properties) {
  const [unit] = useWeightUnit()
  const meant = proposedLbs === null ? null : weightInWords(proposedLbs, unit)
  return (
    <span className={styles.hint}>
      <HelpIcon size={14} aria-hidden="true" />
      <span>
        {text} <InfoMark label={messages.slipInfo} source={source} />
        <span className={styles.answers}>
          {meant !== null && proposedLbs !== null && (
            <Button
              size="small"
              variant="secondary"
              aria-label={messages.slipTakeOf(meant, name)}
              onClick={() => onPropose(proposedLbs)}
            >
              {messages.slipTake(meant)}
            </Button>
          )}
          <Button
            size="small"
            variant="secondary"
            aria-label={messages.slipConfirmOf(name)}
            onClick={onConfirm}
          >
            {messages.slipConfirm}
          </Button>
        </span>
      </span>
    </span>
  )
}
