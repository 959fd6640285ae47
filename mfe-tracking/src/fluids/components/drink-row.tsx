import { dayInWords, timeInWords } from '@gb/domain'
import { amountInWords, FLUID_UNITS, type FluidUnit, shownIn, stateInWords } from '@gb/entries'
import { DeleteIcon, EditIcon, IconButton, ListRow, SendState } from '@gb/ui'
import { messages } from '../messages'
import type { ShownDrink } from '../model/drink'
import { TYPE_ICONS } from './type-icons'

interface Properties {
  drink: ShownDrink
  unit: FluidUnit
  /** The day the list is about, YYYY-MM-DD: a drink of another day says its own. */
  today: string
  onEdit: () => void
  onDelete: () => void
  onDiscard: () => void
}

/** One drink with its state and what can be done about it. */
export function DrinkRow(props: Properties) {
  const { drink, unit, today } = props
  const time = timeInWords(drink.recordedAt)
  return (
    <ListRow
      hue={drink.state === 'attention' ? undefined : 'fluids'}
      icon={TYPE_ICONS[drink.fluidType]}
      title={messages.types[drink.fluidType]}
      detail={
        <>
          {drink.day === today ? time : `${dayInWords(drink.day, today)}, ${time}`}
          <SendState {...stateInWords(drink)} />
        </>
      }
      value={shownIn(drink.amountOz, FLUID_UNITS[unit])}
      unit={FLUID_UNITS[unit].label}
      trailing={<Actions {...props} />}
    />
  )
}

function Actions({ drink, unit, onEdit, onDelete, onDiscard }: Properties) {
  const words = messages.drink(amountInWords(drink.amountOz, unit), drink.fluidType)
  const time = timeInWords(drink.recordedAt)
  const isRefused = drink.state === 'attention'
  return (
    <>
      {drink.refusal?.reason !== 'gone' && (
        <IconButton icon={EditIcon} label={messages.edit(words, time)} onClick={onEdit} />
      )}
      <IconButton
        icon={DeleteIcon}
        label={isRefused ? messages.discard(words) : messages.delete(words, time)}
        onClick={isRefused ? onDiscard : onDelete}
      />
    </>
  )
}
