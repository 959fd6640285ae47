import { readWhen, useDayOf, useEntryForm, wallClock } from '@gb/entries'
import { EditSheet, WhenField } from '@gb/ui'
import { useState } from 'react'
import { useVitaminWords } from '../words'
import { draftFor, draftOf, type VitaminDraft, valuesOf } from '../model/draft'
import { hintsBeside } from '../model/spacing'
import { isAboutDay, questionsToAsk } from '../model/to-ask'
import { useCheck } from '../model/use-check'
import type { VitaminLog } from '../api/use-vitamin-log'
import type { Vitamin, VitaminValues } from '../model/vitamin'
import { DoseCheck } from './dose-check'
import { SpacingHints } from './spacing-hints'
import { VitaminFields } from './vitamin-fields'

interface Properties {
  vitamin: Vitamin
  taken: readonly Vitamin[]
  ageYears: number | null
  log: VitaminLog
  onClose: () => void
}

/** Corrects a vitamin. */
export function EditVitamin({ vitamin, taken, ageYears, log, onClose }: Properties) {
  const messages = useVitaminWords()
  const [draft, setDraft] = useState(() => draftOf(vitamin))
  const [isTried, setTried] = useState(false)
  const { when, isSaving, change } = useEntryForm(vitamin.recordedAt)
  const dayOf = useDayOf()
  // It is asked about, and hinted at, beside the others of the day that it goes to.
  const moment = when.value === wallClock(new Date(vitamin.recordedAt)) ? null : readWhen(when.value)
  const movedTo = moment === null || typeof moment === 'string' ? null : moment.recordedAt
  const day = movedTo === null ? vitamin.day : dayOf(movedTo)
  const others = taken.filter(({ entryId }) => entryId !== vitamin.entryId)
  const values = valuesOf(draft, vitamin.timeTaken)

  const isSameDose = (next: VitaminValues) =>
    next.vitaminName === vitamin.vitaminName && next.dosageMg === vitamin.dosageMg
  const store = async (next: VitaminValues) => {
    if (await change(next, (dose, recordedAt) => log.correct(vitamin, dose, recordedAt))) onClose()
  }
  const check = useCheck(
    (next) => {
      const questions = questionsToAsk(next, { vitamins: others, day, ageYears })
      if (!isSameDose(next)) return questions
      // A dose that stays what it is was asked about when it was logged; another day has another total.
      return day === vitamin.day ? [] : questions.filter(({ code }) => isAboutDay(code))
    },
    (next) => void store(next),
  )
  const save = () => {
    setTried(values === null)
    if (values !== null && when.read() !== null) check.submit(values)
  }
  const edit = (next: VitaminDraft) => {
    setDraft(next)
    setTried(false)
    check.drop()
  }
  return (
    <EditSheet title={messages.editTitle} size="medium" isSaving={isSaving} onSave={save} onClose={onClose}>
      <VitaminFields
        draft={draft}
        now={vitamin.timeTaken}
        isDoseRefused={isTried}
        onChange={edit}
        onName={(name) => edit({ ...draftFor(name, others), timeTaken: draft.timeTaken, notes: draft.notes })}
      />
      <WhenField
        {...when.field}
        onValueChange={(next) => {
          when.field.onValueChange(next)
          check.drop()
        }}
      />
      {values !== null && (
        <SpacingHints hints={hintsBeside(values, day, others)} name={values.vitaminName} fitsFrom={null} />
      )}
      <DoseCheck asked={check.asked} onAnswer={check.answer} onDrop={check.drop} />
    </EditSheet>
  )
}
