import { WEIGHT_LBS, type WeightSlip } from '@gb/domain'
import { WEIGHT_UNITS, type WeightUnit, useMessages } from '@gb/entries'
import { Button } from '@gb/ui'
import { storedFrom, type Typed } from '../../shared/measure'
import { Question } from '../../shared/question'
import { cardCatalog } from '../messages/generated/card'

interface Properties {
  slip: WeightSlip | null
  typed: Typed<WeightUnit>
  /** "Yes, I meant the other unit." */
  takeMeant: () => void
  dropSlip: () => void
}

/** "108.4 lbs: did you mean kg?" Asked once; whatever the answer is, it can be saved. */
export function SlipQuestion({ slip, typed, takeMeant, dropSlip }: Properties) {
  const messages = useMessages(cardCatalog)
  if (slip === null) return null
  const asTyped = `${typed.text.trim()} ${WEIGHT_UNITS[typed.unit].label}`
  const isStorable = storedFrom(typed, WEIGHT_UNITS, WEIGHT_LBS) !== null
  const actions = (
    <>
      {slip.meant !== null && (
        <Button size="small" onClick={takeMeant}>
          {messages.slipMeant({ meant: `${typed.text.trim()} ${slip.meant}` })}
        </Button>
      )}
      {isStorable && (
        <Button size="small" variant="secondary" type="submit">
          {messages.slipRight({ typed: asTyped })}
        </Button>
      )}
      <Button size="small" variant="quiet" data-answer="change" onClick={dropSlip}>
        {messages.slipChange}
      </Button>
    </>
  )
  return (
    <Question
      title={
        slip.meant === null
          ? messages.slipTitle({ typed: asTyped })
          : messages.slipUnit({ typed: asTyped, unit: slip.meant })
      }
      action={actions}
    >
      {messages.slipText}
    </Question>
  )
}
