import { dayInWords, timeInWords } from '@gb/domain'
import { DeleteIcon, EditIcon, IconButton, ListRow, SendState } from '@gb/ui'
import type { Shown } from '@gb/device'
import { shownIn, stateInWords, useLocalDay, useWeightUnit, WEIGHT_UNITS, weightInWords } from '@gb/entries'
import { messages } from '../messages'
import { canDelete, type WeightEntry } from '../model/weight'
import { RowHint } from './row-hint'

interface Properties {
  entry: Shown<WeightEntry>
  /** "It is right." */
  onConfirm: () => void
  onPropose: (proposedLbs: number) => void
  onOpen: () => void
  onDelete: () => void
}

/** One weigh-in, to correct and, but for the first one, to delete. */
export function WeightRow({ entry, onConfirm, onPropose, onOpen, onDelete }: Properties) {
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
      below={
        entry.hints.length > 0 &&
        entry.hints.map((hint) => (
          <RowHint key={hint.code} hint={hint} name={name} onConfirm={onConfirm} onPropose={onPropose} />
        ))
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
