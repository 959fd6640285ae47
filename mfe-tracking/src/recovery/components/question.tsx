import { PAIN_ANSWERS, VOMITING_ANSWERS } from '@gb/domain'
import { amountInWords, useFluidUnit, useOneTap, useMessages } from '@gb/entries'
import { Button, Text } from '@gb/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { recoveryCatalog } from '../messages/generated/recovery'
import type { RecoveryAnswer } from '../model/recovery'
import type { Tap } from '../model/tap'
import { MeasureField } from './measure-field'
import styles from './question.module.css'

/** A second tap of the same finger falls on the next question within this time, ms: it must not answer it. */
const SAME_FINGER_MS = 400

/** Sips of the first days, in oz. Source: health-rules 2.4. */
const SIPS_OZ = [1, 2, 4, 8]

interface Properties {
  tap: Tap
  /** "2 of 5". */
  place: string
  drunk: { totalOz: number; goalOz: number | null }
  /** It follows an answer: it is read out, and takes no tap that was meant for the one before. */
  takesFocus: boolean
  /** It comes into view with the focus; not where something urgent is to be seen first. */
  comesIntoView: boolean
  onAnswer: (answer: RecoveryAnswer) => void
  onDrink: (oz: number) => void
  onNothingDrunk: () => void
}

/** One question with its answers as large buttons. */
export function Question(props: Properties) {
  const messages = useMessages(recoveryCatalog)
  const { tap, place, takesFocus, comesIntoView } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isFresh, setFresh] = useState(takesFocus)
  useEffect(() => {
    if (!isFresh) return undefined
    box.current?.focus({ preventScroll: !comesIntoView })
    const timer = setTimeout(() => setFresh(false), SAME_FINGER_MS)
    return () => clearTimeout(timer)
  }, [isFresh, comesIntoView])
  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      className={styles.question}
      data-fresh={isFresh || undefined}
    >
      <div>
        <Text size="small" tone="muted">
          {place}
        </Text>
        <h3 id={id} className={styles.title}>
          {messages.questions[tap]}
        </h3>
      </div>
      <AnswersTo {...props} />
    </div>
  )
}

function AnswersTo({ tap, drunk, onAnswer, onDrink, onNothingDrunk }: Properties) {
  const messages = useMessages(recoveryCatalog)
  switch (tap) {
    case 'fluids':
      return <Sips drunk={drunk} onDrink={onDrink} onNothingDrunk={onNothingDrunk} />
    case 'vomiting':
      return (
        <Choices
          words={messages.vomiting}
          values={VOMITING_ANSWERS}
          onChoose={(vomiting) => onAnswer({ vomiting })}
        />
      )
    case 'pain':
      return <Choices words={messages.pain} values={PAIN_ANSWERS} onChoose={(pain) => onAnswer({ pain })} />
    case 'pulse':
    case 'temperature':
      return <MeasureField tap={tap} onAnswer={onAnswer} />
  }
}

interface ChoicesProperties<V extends string> {
  values: readonly V[]
  words: Readonly<Record<V, string>>
  onChoose: (value: V) => void
}

const Choices = <V extends string>({ values, words, onChoose }: ChoicesProperties<V>) => (
  <div className={styles.choices}>
    {values.map((value) => (
      <Button key={value} variant="secondary" size="large" block onClick={() => onChoose(value)}>
        {words[value]}
      </Button>
    ))}
  </div>
)

function Sips({ drunk, onDrink, onNothingDrunk }: Pick<Properties, 'drunk' | 'onDrink' | 'onNothingDrunk'>) {
  const messages = useMessages(recoveryCatalog)
  const [unit] = useFluidUnit()
  const isNewTap = useOneTap()
  const inWords = (oz: number) => amountInWords(oz, unit).replace(' ', '\u00a0')
  return (
    <>
      <Text tone="muted">
        {drunk.goalOz === null
          ? messages.soFar({ amount: inWords(drunk.totalOz) })
          : messages.soFarOf({ amount: inWords(drunk.totalOz), goal: inWords(drunk.goalOz) })}
      </Text>
      <div className={styles.sips}>
        {SIPS_OZ.map((oz) => (
          <Button
            key={oz}
            variant="secondary"
            size="large"
            aria-label={messages.sipOf({ amount: inWords(oz) })}
            onClick={() => isNewTap(String(oz)) && onDrink(oz)}
          >
            {inWords(oz)}
          </Button>
        ))}
      </div>
      <Button variant="quiet" block onClick={onNothingDrunk}>
        {drunk.totalOz > 0 ? messages.nothingNew : messages.nothingYet}
      </Button>
    </>
  )
}
