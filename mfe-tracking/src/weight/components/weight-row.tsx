import { AUTOMATIC_WEIGHT_NOTES } from '@gb/domain'
import { DeleteIcon, EditIcon, IconButton, ListRow, SendState } from '@gb/ui'
import type { Shown } from '@gb/device'
import {
  shownIn,
  stateInWords,
  useLanguageHere,
  useLocalDay,
  useWeightUnit,
  WEIGHT_UNITS,
  weightInWords,
} from '@gb/entries'
import { useWeightWords } from '../words'
import { canDelete, type WeightEntry } from '../model/weight'
import { RowHint } from './row-hint'
import { useDays } from '../../shared/use-days'

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
  const dates = useDays()
  const language = useLanguageHere()
  const messages = useWeightWords()
  const [unit] = useWeightUnit()
  const day = dates.day(entry.day, useLocalDay())
  const notes = notesOf(entry, messages.automatic)
  const name = `${weightInWords(entry.weightLbs, unit)}, ${day}`
  return (
    <ListRow
      title={day}
      detail={
        <>
          {notes === '' ? dates.time(entry.recordedAt) : notes}
          <SendState {...stateInWords(entry, language)} />
        </>
      }
      below={
        entry.hints.length > 0 &&
        entry.hints.map((hint) => (
          <RowHint
            key={hint.code}
            hint={hint}
            weightLbs={entry.weightLbs}
            name={name}
            onConfirm={onConfirm}
            onPropose={onPropose}
          />
        ))
      }
      value={shownIn(entry.weightLbs, WEIGHT_UNITS[unit])}
      unit={WEIGHT_UNITS[unit].label}
      trailing={
        entry.entryId !== '' && (
          <>
            {entry.refusal?.reason !== 'gone' && (
              <IconButton icon={EditIcon} label={messages.edit({ entry: name })} onClick={onOpen} />
            )}
            {canDelete(entry) && (
              <IconButton
                icon={DeleteIcon}
                label={
                  entry.state === 'attention'
                    ? messages.discard({ entry: name })
                    : messages.delete({ entry: name })
                }
                onClick={onDelete}
              />
            )}
          </>
        )
      }
    />
  )
}

/** A note of the product itself is said in the language of the screen, one of a person as it was written. */
const notesOf = (
  { notes, isInitial }: WeightEntry,
  words: Record<keyof typeof AUTOMATIC_WEIGHT_NOTES, string>,
): string => {
  if (notes === '') return isInitial ? words.initial : ''
  if (notes === AUTOMATIC_WEIGHT_NOTES.initial) return words.initial
  return notes === AUTOMATIC_WEIGHT_NOTES.profileUpdate ? words.profileUpdate : notes
}
