import type { WeightHint } from '@gb/domain'
import { useWeightUnit, weightInWords, useLanguageHere } from '@gb/entries'
import { InfoMark } from '@gb/ui'
import { type RowAnswer, RowQuestion } from '../../shared/row-question'
import { useWeightWords } from '../words'

interface Properties {
  hint: WeightHint
  /** What was logged. */
  weightLbs: number
  /** The weight and its day, for who hears the buttons. */
  name: string
  /** "It is right." */
  onConfirm: () => void
  onPropose: (proposedLbs: number) => void
}

/** A question about a logged weight, answered on the spot, either way. */
export function RowHint({ hint, weightLbs, name, onConfirm, onPropose }: Properties) {
  const { proposedLbs } = hint
  const { text, source } = useHintInWords()(hint, weightLbs)
  const messages = useWeightWords()
  const [unit] = useWeightUnit()
  const confirm: RowAnswer = {
    label: messages.slipConfirm,
    name: messages.slipConfirmOf({ entry: name }),
    onPress: onConfirm,
  }
  const proposal = (lbs: number): RowAnswer => {
    const meant = weightInWords(lbs, unit)
    return {
      label: messages.slipTake({ meant }),
      name: messages.slipTakeOf({ meant, entry: name }),
      onPress: () => onPropose(lbs),
    }
  }
  return (
    <RowQuestion
      text={<InfoMark after={text} label={messages.slipInfo} source={source} />}
      answers={proposedLbs === null ? [confirm] : [proposal(proposedLbs), confirm]}
    />
  )
}

/** What is asked in the language of the screen; in English it is the sentence of the server. */
function useHintInWords() {
  const isEnglish = useLanguageHere() === 'en'
  const words = useWeightWords()
  return ({ text, source, proposedLbs }: WeightHint, weightLbs: number) => {
    if (isEnglish) return { text, source }
    const meant = proposedLbs === null ? 'none' : proposedLbs > weightLbs ? 'kg' : 'lbs'
    return { text: words.slips[meant], source: words.slips.source }
  }
}
