import { DOSAGE_AMOUNT, NOTE_LENGTH, type TimeOfDay, TIMES_OF_DAY, VITAMIN_NAMES } from '@gb/domain'
import type { RefObject } from 'react'
import { SegmentedControl, SelectField, TextField } from '@gb/ui'
import { useVitaminWords } from '../words'
import type { VitaminDraft } from '../model/draft'
import { DoseField } from './dose-field'
import { useInWords } from '../next-words'

interface Properties {
  draft: VitaminDraft
  onChange: (draft: VitaminDraft) => void
  /** Starts the form for another vitamin. */
  onName: (name: VitaminDraft['vitaminName']) => void
  /** What time of day it is now. */
  now: TimeOfDay
  /** Whether a save was tried without a dose. */
  isDoseRefused: boolean
  /** Its first field, to lead there. */
  first?: RefObject<HTMLSelectElement | null> | undefined
}

/** All fields of a vitamin. */
export function VitaminFields({ draft, onChange, onName, now, isDoseRefused, first }: Properties) {
  const messages = useVitaminWords()
  const inWords = useInWords()
  const isOther = draft.vitaminName === 'Other'
  const isTooLong = draft.notes.trim().length > NOTE_LENGTH.max
  return (
    <>
      <SelectField
        ref={first}
        label={messages.name}
        options={VITAMIN_NAMES.map((name) => ({ value: name, label: inWords.name(name) }))}
        required
        value={draft.vitaminName}
        onValueChange={onName}
      />
      <DoseField
        draft={draft}
        max={DOSAGE_AMOUNT.max}
        isRefused={isDoseRefused}
        onChange={(change) => onChange({ ...draft, ...change })}
      />
      <SegmentedControl
        label={messages.time}
        hue="vitamins"
        options={TIMES_OF_DAY.map((time) => ({ value: time, label: messages.times[time] }))}
        value={draft.timeTaken ?? now}
        onValueChange={(timeTaken) => onChange({ ...draft, timeTaken })}
      />
      <TextField
        label={isOther ? messages.notesOther : messages.notes}
        optionalText={messages.optional}
        value={draft.notes}
        error={isTooLong ? messages.tooLong({ max: String(NOTE_LENGTH.max) }) : undefined}
        onValueChange={(notes) => onChange({ ...draft, notes })}
      />
    </>
  )
}
