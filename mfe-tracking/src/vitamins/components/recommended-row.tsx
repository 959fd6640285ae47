import type { ReactNode } from 'react'
import type { FitsFrom } from '@gb/domain'
import { AddIcon, Button, IconButton, InfoMark, SuccessIcon, TimeIcon } from '@gb/ui'
import type { Recommended } from '../api/recommended.query'
import { useVitaminWords } from '../words'
import { useInWords } from '../next-words'
import { usePlanWords } from '../plan-words'
import type { Dose } from '../model/vitamin'
import styles from './recommended.module.css'

interface Properties {
  vitamin: Recommended
  /** How much of it a day. */
  dosage: ReactNode
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
  const messages = useVitaminWords()
  const planWords = usePlanWords()
  const { vitamin, dosage, isKnown, dose, times, waitUntil, onTap, onChangeAmount } = props
  const { timing, notes, source, reviewDate, language } = vitamin
  const name = useInWords().name(vitamin.name)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.name}>
          {name}
          <InfoMark
            label={messages.about({ name })}
            source={source}
            reviewed={messages.reviewed({ day: reviewDate })}
          >
            {isKnown && (
              <span className={styles.behindMark}>
                <span>{dosage}</span>
                <span lang={language}>{timing}</span>
              </span>
            )}
            <span lang={language}>{notes}</span>
            {onChangeAmount !== null && (
              <Button variant="quiet" size="small" onClick={onChangeAmount}>
                {messages.iron.change}
              </Button>
            )}
          </InfoMark>
        </div>
        <div className={isKnown ? styles.knownDetail : styles.detail}>{dosage}</div>
        <div className={isKnown ? styles.knownDetail : styles.detail} lang={language}>
          {timing}
        </div>
        {waitUntil !== null && (
          <div className={styles.wait} data-hue="warning">
            <TimeIcon size={16} aria-hidden="true" />
            {messages.fitsFromShort({ time: planWords.fitsFrom(waitUntil) })}
          </div>
        )}
        {times > 0 && (
          <div className={styles.taken} data-hue="success">
            <SuccessIcon size={16} aria-hidden="true" />
            {times === 1 ? messages.taken : messages.takenTimes({ times: String(times) })}
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
  const messages = useVitaminWords()
  const inWords = useInWords()
  const words = dose === null ? null : inWords.dose(dose)
  if (isTaken && words !== null)
    return (
      <IconButton
        icon={AddIcon}
        variant="tinted"
        label={messages.again({ name, dose: words })}
        onClick={onTap}
      />
    )
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={
        words === null ? messages.logUnknown({ name }) : messages.logThisName({ name, dose: words })
      }
      onClick={onTap}
    >
      {messages.logThis}
      {words !== null && <span className={styles.dose}> {words}</span>}
    </Button>
  )
}
