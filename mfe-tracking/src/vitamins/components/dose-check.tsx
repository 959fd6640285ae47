import { Button } from '@gb/ui'
import { Question } from '../../shared/question'
import { useInWords, useNextWords, useQuestionInWords } from '../next-words'
import { doseFromMg } from '../model/dose'
import type { Asked } from '../model/use-check'
import type { VitaminValues } from '../model/vitamin'

interface Properties {
  asked: Asked | null
  onAnswer: (values: VitaminValues) => void
  /** The person wants to change the dose. */
  onDrop: () => void
}

/** A question about a dose that looks unusual. "Yes" saves it as it is: doctors prescribe more than labels do. */
export function DoseCheck({ asked, onAnswer, onDrop }: Properties) {
  const messages = useNextWords()
  const inWords = useInWords()
  const questionInWords = useQuestionInWords()
  if (asked === null) return null
  const { values, questions } = asked
  const proposedMg = questions.find((question) => question.proposedMg !== null)?.proposedMg ?? null
  const proposed = proposedMg === null ? null : doseFromMg(values.vitaminName, proposedMg)
  const actions = (
    <>
      <Button size="small" onClick={() => onAnswer({ ...values, isConfirmed: true })}>
        {messages.saveAnyway}
      </Button>
      {proposed !== null && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => onAnswer({ ...values, ...proposed, isConfirmed: true })}
        >
          {messages.takeProposed({ dose: inWords.dose(proposed) })}
        </Button>
      )}
      <Button size="small" variant="quiet" data-answer="change" onClick={onDrop}>
        {messages.changeIt}
      </Button>
    </>
  )
  return (
    <Question title={messages.checkTitle} action={actions}>
      {questions.map((question) => (
        <p key={question.code}>{questionInWords(question, values.vitaminName)}</p>
      ))}
    </Question>
  )
}
