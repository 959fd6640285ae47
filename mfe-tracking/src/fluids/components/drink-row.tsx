import { FLUID_UNITS, type FluidUnit, shownIn, stateInWords, useLanguageHere } from '@gb/entries'
import { DeleteIcon, EditIcon, IconButton, ListRow, SendState } from '@gb/ui'
import { useDrinkInWords } from '../api/use-drink-in-words'
import { useFluidWords } from '../words'
import type { ShownDrink } from '../model/drink'
import { TYPE_ICONS } from './type-icons'
import { useDays } from '../../shared/use-days'

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
  const dates = useDays()
  const language = useLanguageHere()
  const messages = useFluidWords()
  const { drink, unit, today } = props
  const time = dates.time(drink.recordedAt)
  return (
    <ListRow
      hue={drink.state === 'attention' ? undefined : 'fluids'}
      icon={TYPE_ICONS[drink.fluidType]}
      title={messages.types[drink.fluidType]}
      detail={
        <>
          {drink.day === today ? time : `${dates.day(drink.day, today)}, ${time}`}
          <SendState {...stateInWords(drink, language)} />
        </>
      }
      value={shownIn(drink.amountOz, FLUID_UNITS[unit])}
      unit={FLUID_UNITS[unit].label}
      trailing={<Actions {...props} />}
    />
  )
}

function Actions({ drink, onEdit, onDelete, onDiscard }: Properties) {
  const dates = useDays()
  const messages = useFluidWords()
  const words = useDrinkInWords()(drink.amountOz, drink.fluidType)
  const time = dates.time(drink.recordedAt)
  const isRefused = drink.state === 'attention'
  return (
    <>
      {drink.refusal?.reason !== 'gone' && (
        <IconButton icon={EditIcon} label={messages.edit({ drink: words, time })} onClick={onEdit} />
      )}
      <IconButton
        icon={DeleteIcon}
        label={isRefused ? messages.discard({ drink: words }) : messages.delete({ drink: words, time })}
        onClick={isRefused ? onDiscard : onDelete}
      />
    </>
  )
}
