import { newId } from '@gb/api-client'
import { useState } from 'react'
import { EditSheet } from '../../shared/log/edit-sheet'
import { useWhen } from '../../shared/log/when'
import { WhenField } from '../../shared/log/when-field'
import { useChangeVitamin } from '../api/change-vitamin.mutation'
import { messages } from '../messages'
import { draftFor, draftOf, type VitaminDraft, valuesOf } from '../model/draft'
import { hintsBeside } from '../model/spacing'
import { questionsToAsk } from '../model/to-ask'
import { useCheck } from '../model/use-check'
import type { Vitamin, VitaminValues } from '../model/vitamin'
import { DoseCheck } from './dose-check'
import { SpacingHints } from './spacing-hints'
import { VitaminFields } from './vitamin-fields'

type Properties = {
  vitamin: Vitamin
  taken: readonly Vitamin[]
  ageYears: number | null
  userId: string
  onClose: () => void
}

/** Corrects a stored vitamin. */
export function EditVitamin({ vitamin, taken, ageYears, userId, onClose }: Properties) {
  const [draft, setDraft] = useState(() => draftOf(vitamin))
  const [isTried, setTried] = useState(false)
  const when = useWhen(vitamin.recordedAt)
  const change = useChangeVitamin(userId, vitamin)
  const others = taken.filter(({ entryId }) => entryId !== vitamin.entryId)
  const values = valuesOf(draft, vitamin.timeTaken)

  const isSameDose = (next: VitaminValues) =>
    next.vitaminName === vitamin.vitaminName && next.dosageMg === vitamin.dosageMg
  const store = (next: VitaminValues) => {
    const moment = when.read()
    if (moment === null) return
    change.mutate({ values: next, recordedAt: moment.recordedAt, key: newId() }, { onSuccess: onClose })
  }
  const check = useCheck(
    // A dose that stays what it is was asked about when it was logged.
    (next) =>
      isSameDose(next) ? [] : questionsToAsk(next, { vitamins: others, day: vitamin.day, ageYears }),
    store,
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
    <EditSheet
      title={messages.editTitle}
      size="medium"
      isSaving={change.isPending}
      error={change.isError ? messages.changeFailed : undefined}
      onSave={save}
      onClose={onClose}
    >
      <VitaminFields
        draft={draft}
        now={vitamin.timeTaken}
        isDoseRefused={isTried}
        onChange={edit}
        onName={(name) => edit({ ...draftFor(name, others), timeTaken: draft.timeTaken, notes: draft.notes })}
      />
      <WhenField when={when} isEdit />
      {values !== null && (
        <SpacingHints
          hints={hintsBeside(values, vitamin.day, others)}
          name={values.vitaminName}
          fitsFrom={null}
        />
      )}
      <DoseCheck asked={check.asked} onAnswer={check.answer} onDrop={check.drop} />
    </EditSheet>
  )
}
