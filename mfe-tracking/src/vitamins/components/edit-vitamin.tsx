import { useWhen } from '@gb/mfe-contract'
import { EditSheet, WhenField } from '@gb/ui'
import { useState } from 'react'
import { messages } from '../messages'
import { draftFor, draftOf, type VitaminDraft, valuesOf } from '../model/draft'
import { hintsBeside } from '../model/spacing'
import { questionsToAsk } from '../model/to-ask'
import { useCheck } from '../model/use-check'
import type { VitaminLog } from '../model/use-vitamin-log'
import type { Vitamin, VitaminValues } from '../model/vitamin'
import { DoseCheck } from './dose-check'
import { SpacingHints } from './spacing-hints'
import { VitaminFields } from './vitamin-fields'

type Properties = {
  vitamin: Vitamin
  taken: readonly Vitamin[]
  ageYears: number | null
  log: VitaminLog
  onClose: () => void
}

/** Corrects a vitamin. */
export function EditVitamin({ vitamin, taken, ageYears, log, onClose }: Properties) {
  const [draft, setDraft] = useState(() => draftOf(vitamin))
  const [isTried, setTried] = useState(false)
  const when = useWhen(vitamin.recordedAt)
  const [isSaving, setSaving] = useState(false)
  const others = taken.filter(({ entryId }) => entryId !== vitamin.entryId)
  const values = valuesOf(draft, vitamin.timeTaken)

  const isSameDose = (next: VitaminValues) =>
    next.vitaminName === vitamin.vitaminName && next.dosageMg === vitamin.dosageMg
  const store = async (next: VitaminValues) => {
    const moment = when.read()
    if (moment === null) return
    setSaving(true)
    const isKept = await log.correct(vitamin, next, moment.recordedAt)
    setSaving(false)
    if (isKept) onClose()
  }
  const check = useCheck(
    // A dose that stays what it is was asked about when it was logged.
    (next) =>
      isSameDose(next) ? [] : questionsToAsk(next, { vitamins: others, day: vitamin.day, ageYears }),
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
      <WhenField {...when.field} />
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
