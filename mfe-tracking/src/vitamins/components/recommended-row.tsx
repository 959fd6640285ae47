import { type FitsFrom, formatsOf } from '@gb/domain'
import { AddIcon, Button, IconButton, InfoMark, SuccessIcon, TimeIcon } from '@gb/ui'
import type { Recommended } from '../api/recommended.query'
import { messages } from '../messages'
import { doseInWords } from '../model/dose'
import { fitsFromInWords } from '../model/plan-words'
import type { Dose } from '../model/vitamin'
import styles from './recommended.module.css'

interface Properties {
  vitamin: Recommended
  /** Was taken before: what to know of it then stands behind its mark where there is little room. */
  isKnown: boolean
  /** What one tap logs; null when that is not known. */
  dose: Dose | null
  /** How often it was taken today. */
  times: number
  /** From when it fits; null when it fits now. */
  waitUntil: FitsFrom | null
  onTap: () => void
  /** Where the amount follows an answer that can be given anew. */
  onChangeAmount: (() => void) | null
}

/** One recommended vitamin: how much, when, and a button that logs it. */
export function RecommendedRow(props: Properties) {
  const { vitamin, isKnown, dose, times, waitUntil, onTap, onChangeAmount } = props
  const { name, dosage, timing, notes, source, reviewDate } = vitamin
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.name}>
          {name}
          <InfoMark
            label={messages.about(name)}
            source={source}
            reviewed={messages.reviewed(formatsOf('en').day(reviewDate, 'month'))}
          >
            {isKnown && (
              <span className={styles.behindMark}>
                <span>{dosage}</span>
                <span>{timing}</span>
              </span>
            )}
            {notes}
            {onChangeAmount !== null && (
              <Button variant="quiet" size="small" onClick={onChangeAmount}>
                {messages.iron.change}
              </Button>
            )}
          </InfoMark>
        </div>
        <div className={isKnown ? styles.knownDetail : styles.detail}>{dosage}</div>
        <div className={isKnown ? styles.knownDetail : styles.detail}>{timing}</div>
        {waitUntil !== null && (
          <div className={styles.wait} data-hue="warning">
            <TimeIcon size={16} aria-hidden="true" />
            {messages.fitsFromShort(fitsFromInWords(waitUntil))}
          </div>
        )}
        {times > 0 && (
          <div className={styles.taken} data-hue="success">
            <SuccessIcon size={16} aria-hidden="true" />
            {times === 1 ? messages.taken : messages.takenTimes(times)}
          </div>
        )}
      </div>
      <LogButton name={name} dose={dose} isTaken={times > 0} onTap={onTap} />
    </li>
  )
}

interface ButtonProperties {
  name: string
  dose: Dose | null
  isTaken: boolean
  onTap: () => void
}

function LogButton({ name, dose, isTaken, onTap }: ButtonProperties) {
  const words = dose === null ? null : doseInWords(dose)
  if (isTaken && words !== null)
    return <IconButton icon={AddIcon} variant="tinted" label={messages.again(name, words)} onClick={onTap} />
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={words === null ? messages.logUnknown(name) : messages.logThisName(name, words)}
      onClick={onTap}
    >
      {messages.logThis}
      {words !== null && <span className={styles.dose}> {words}</span>}
    </Button>
  )
}
