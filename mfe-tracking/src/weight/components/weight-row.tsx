import { dayInWords, timeInWords } from '@gb/domain'
import { DeleteIcon, EditIcon, IconButton, ListRow, SendState } from '@gb/ui'
import type { Shown } from '@gb/api-client/outbox'
import {
  shownIn,
  stateInWords,
  useLocalDay,
  useWeightUnit,
  WEIGHT_UNITS,
  weightInWords,
} from '@gb/mfe-contract'
import { messages } from '../messages'
import { canDelete, type WeightEntry } from '../model/weight'

type Properties = { entry: Shown<WeightEntry>; onOpen: () => void; onDelete: () => void }

/** One weigh-in, to correct and, but for the first one, to delete. */
export function WeightRow({ entry, onOpen, onDelete }: Properties) {
  const [unit] = useWeightUnit()
  const day = dayInWords(entry.day, useLocalDay())
  const notes = entry.isInitial && entry.notes === '' ? messages.initial : entry.notes
  const name = `${weightInWords(entry.weightLbs, unit)}, ${day}`
  return (
    <ListRow
      title={day}
      detail={
        <>
          {notes === '' ? timeInWords(entry.recordedAt) : notes}
          <SendState {...stateInWords(entry)} />
        </>
      }
      value={shownIn(entry.weightLbs, WEIGHT_UNITS[unit])}
      unit={WEIGHT_UNITS[unit].label}
      trailing={
        entry.entryId !== '' && (
          <>
            {entry.refusal?.reason !== 'gone' && (
              <IconButton icon={EditIcon} label={messages.edit(name)} onClick={onOpen} />
            )}
            {canDelete(entry) && (
              <IconButton
                icon={DeleteIcon}
                label={entry.state === 'attention' ? messages.discard(name) : messages.delete(name)}
                onClick={onDelete}
              />
            )}
          </>
        )
      }
    />
  )
}
