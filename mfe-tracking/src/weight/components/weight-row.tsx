import { useLocalDay } from '@gb/mfe-contract'
import { DeleteIcon, EditIcon, IconButton, ListRow } from '@gb/ui'
import { dayInWords, timeInWords } from '../../shared/days-in-words'
import { shownIn } from '../../shared/measure'
import { messages } from '../messages'
import { canDelete, type WeightEntry } from '../model/weight'
import { useWeightUnit, WEIGHT_UNITS, weightInWords } from '../model/weight-unit'

type Properties = { entry: WeightEntry; isDeleting: boolean; onOpen: () => void; onDelete: () => void }

/** One weigh-in, to correct and, but for the first one, to delete. */
export function WeightRow({ entry, isDeleting, onOpen, onDelete }: Properties) {
  const [unit] = useWeightUnit()
  const day = dayInWords(entry.day, useLocalDay())
  const notes = entry.isInitial && entry.notes === '' ? messages.initial : entry.notes
  const name = `${weightInWords(entry.weightLbs, unit)}, ${day}`
  return (
    <ListRow
      title={day}
      detail={notes === '' ? timeInWords(entry.recordedAt) : notes}
      value={shownIn(entry.weightLbs, WEIGHT_UNITS[unit])}
      unit={WEIGHT_UNITS[unit].label}
      trailing={
        entry.entryId !== '' && (
          <>
            <IconButton icon={EditIcon} label={messages.edit(name)} disabled={isDeleting} onClick={onOpen} />
            {canDelete(entry) && (
              <IconButton
                icon={DeleteIcon}
                label={messages.delete(name)}
                disabled={isDeleting}
                onClick={onDelete}
              />
            )}
          </>
        )
      }
    />
  )
}
