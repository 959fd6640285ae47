import { DeleteIcon, EditIcon, IconButton, ListRow, RetryIcon } from '@gb/ui'
import { timeInWords } from '../../shared/days-in-words'
import { shownIn } from '../../shared/measure'
import { messages } from '../messages'
import type { ShownDrink } from '../model/drink'
import { amountInWords, FLUID_UNITS, type FluidUnit } from '../model/fluid-unit'
import { TYPE_ICONS } from './type-icons'

type Properties = {
  drink: ShownDrink
  unit: FluidUnit
  onEdit: () => void
  onDelete: () => void
  onRetry: () => void
  onDiscard: () => void
}

/** One drink with its state and what can be done about it. */
export function DrinkRow(props: Properties) {
  const { drink, unit } = props
  return (
    <ListRow
      hue={drink.state === 'failed' ? undefined : 'fluids'}
      icon={TYPE_ICONS[drink.fluidType]}
      title={messages.types[drink.fluidType]}
      detail={detailOf(drink)}
      value={shownIn(drink.amountOz, FLUID_UNITS[unit])}
      unit={FLUID_UNITS[unit].label}
      trailing={drink.state === 'failed' ? <FailedActions {...props} /> : <SavedActions {...props} />}
    />
  )
}

const detailOf = ({ state, recordedAt }: ShownDrink): string => {
  const time = timeInWords(recordedAt)
  if (state === 'sending') return `${time} · ${messages.saving}`
  return state === 'failed' ? `${time} · ${messages.notSaved}` : time
}

function SavedActions({ drink, unit, onEdit, onDelete }: Properties) {
  const words = messages.drink(amountInWords(drink.amountOz, unit), drink.fluidType)
  const time = timeInWords(drink.recordedAt)
  // Until it is stored there is nothing on the server to change.
  const isSending = drink.state === 'sending'
  return (
    <>
      <IconButton icon={EditIcon} label={messages.edit(words, time)} disabled={isSending} onClick={onEdit} />
      <IconButton
        icon={DeleteIcon}
        label={messages.delete(words, time)}
        disabled={isSending}
        onClick={onDelete}
      />
    </>
  )
}

function FailedActions({ drink, unit, onRetry, onDiscard }: Properties) {
  const words = messages.drink(amountInWords(drink.amountOz, unit), drink.fluidType)
  return (
    <>
      <IconButton icon={RetryIcon} label={messages.sendAgain(words)} onClick={onRetry} />
      <IconButton icon={DeleteIcon} label={messages.discard(words)} onClick={onDiscard} />
    </>
  )
}
