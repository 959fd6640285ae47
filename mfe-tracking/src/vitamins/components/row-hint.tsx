import { isDoseHint, type VitaminHint } from '@gb/domain'
import { TimeIcon } from '@gb/ui'
import { type RowAnswer, RowQuestion } from '../../shared/row-question'
import { inWords } from '../api/use-vitamin-log'
import { messages } from '../messages'
import { doseFromMg, doseInWords } from '../model/dose'
import type { Vitamin } from '../model/vitamin'

interface Properties {
  vitamin: Vitamin
  hint: VitaminHint
  onConfirm: () => void
  onPropose: (proposedMg: number) => void
}

/** A hint on a logged vitamin. A question about its dose can be answered on the spot, either way. */
export function RowHint({ vitamin, hint, onConfirm, onPropose }: Properties) {
  const { text, proposedMg } = hint
  if (!isDoseHint(hint)) return <RowQuestion icon={TimeIcon} text={text} answers={[]} />
  const name = inWords(vitamin)
  const confirm: RowAnswer = { label: messages.isRight, name: messages.isRightOf(name), onPress: onConfirm }
  const proposal = (mg: number): RowAnswer => {
    const proposed = doseInWords(doseFromMg(vitamin.vitaminName, mg))
    return {
      label: messages.takeProposed(proposed),
      name: messages.takeProposedOf(proposed, name),
      onPress: () => onPropose(mg),
    }
  }
  return (
    <RowQuestion text={text} answers={proposedMg === null ? [confirm] : [proposal(proposedMg), confirm]} />
  )
}
