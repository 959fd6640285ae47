import { isDoseHint, type VitaminHint } from '@gb/domain'
import { Button, HelpIcon, TimeIcon } from '@gb/ui'
import { messages } from '../messages'
import { doseFromMg, doseInWords } from '../model/dose'
import { inWords } from '../api/use-vitamin-log'
import type { Vitamin } from '../model/vitamin'
import styles from './vitamin-row.module.css'

type Properties = {
  vitamin: Vitamin
  hint: VitaminHint
  onConfirm: () => void
  onPropose: (proposedMg: number) => void
}

/** A hint on a logged vitamin. A question about its dose can be answered on the spot, either way. */
export function RowHint({ vitamin, hint, onConfirm, onPropose }: Properties) {
  const { text, proposedMg } = hint
  const isQuestion = isDoseHint(hint)
  const Icon = isQuestion ? HelpIcon : TimeIcon
  const proposed = proposedMg === null ? null : doseInWords(doseFromMg(vitamin.vitaminName, proposedMg))
  const name = inWords(vitamin)
  return (
    <span className={styles.hint}>
      <Icon size={14} aria-hidden="true" />
      <span>
        {text}
        {isQuestion && (
          <span className={styles.answers}>
            {proposed !== null && proposedMg !== null && (
              <Button
                size="small"
                variant="secondary"
                aria-label={messages.takeProposedOf(proposed, name)}
                onClick={() => onPropose(proposedMg)}
              >
                {messages.takeProposed(proposed)}
              </Button>
            )}
            <Button
              size="small"
              variant="secondary"
              aria-label={messages.isRightOf(name)}
              onClick={onConfirm}
            >
              {messages.isRight}
            </Button>
          </span>
        )}
      </span>
    </span>
  )
}
