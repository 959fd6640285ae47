import { isDoseHint, type VitaminHint } from '@gb/domain'
import { TimeIcon } from '@gb/ui'
import { type RowAnswer, RowQuestion } from '../../shared/row-question'
import { useAdvice, useVitaminWords } from '../words'
import { doseFromMg } from '../model/dose'
import type { Vitamin } from '../model/vitamin'
import { useInWords } from '../next-words'

interface Properties {
  vitamin: Vitamin
  hint: VitaminHint
  onConfirm: () => void
  onPropose: (proposedMg: number) => void
}

/** A hint on a logged vitamin. A question about its dose can be answered on the spot, either way. */
export function RowHint({ vitamin, hint, onConfirm, onPropose }: Properties) {
  const messages = useVitaminWords()
  const { proposedMg } = hint
  const text = useAdvice().hint(hint)
  const inWords = useInWords()
  if (!isDoseHint(hint)) return <RowQuestion icon={TimeIcon} text={text} answers={[]} />
  const name = inWords.entry(vitamin)
  const confirm: RowAnswer = {
    label: messages.isRight,
    name: messages.isRightOf({ entry: name }),
    onPress: onConfirm,
  }
  const proposal = (mg: number): RowAnswer => {
    const proposed = inWords.dose(doseFromMg(vitamin.vitaminName, mg))
    return {
      label: messages.takeProposed({ dose: proposed }),
      name: messages.takeProposedOf({ dose: proposed, entry: name }),
      onPress: () => onPropose(mg),
    }
  }
  return (
    <RowQuestion text={text} answers={proposedMg === null ? [confirm] : [proposal(proposedMg), confirm]} />
  )
}
