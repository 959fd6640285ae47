import type { WeightHint } from '@gb/domain'
import { useWeightUnit, weightInWords } from '@gb/entries'
import { InfoMark } from '@gb/ui'
import { type RowAnswer, RowQuestion } from '../../shared/row-question'
import { messages } from '../messages'

interface Properties {
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
  const confirm: RowAnswer = {
    label: messages.slipConfirm,
    name: messages.slipConfirmOf(name),
    onPress: onConfirm,
  }
  const proposal = (lbs: number): RowAnswer => {
    const meant = weightInWords(lbs, unit)
    return {
      label: messages.slipTake(meant),
      name: messages.slipTakeOf(meant, name),
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
