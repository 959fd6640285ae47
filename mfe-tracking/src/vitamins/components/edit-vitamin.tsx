import { newId } from '@gb/api-client'
import { Banner, Button, Modal, Stack } from '@gb/ui'
import { useId, useState, type FormEvent } from 'react'
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
  const change = useChangeVitamin(userId, vitamin)
  const formId = useId()
  const others = taken.filter(({ entryId }) => entryId !== vitamin.entryId)
  const values = valuesOf(draft, vitamin.timeTaken)

  const isSameDose = (next: VitaminValues) =>
    next.vitaminName === vitamin.vitaminName && next.dosageMg === vitamin.dosageMg
  const check = useCheck(
    // A dose that stays what it is was asked about when it was logged.
    (next) =>
      isSameDose(next) ? [] : questionsToAsk(next, { vitamins: others, day: vitamin.day, ageYears }),
    (next) => change.mutate({ values: next, key: newId() }, { onSuccess: onClose }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(values === null)
    if (values !== null && !change.isPending) check.submit(values)
  }
  const edit = (next: VitaminDraft) => {
    setDraft(next)
    setTried(false)
    check.drop()
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {messages.cancel}
      </Button>
      <Button type="submit" form={formId} busy={change.isPending} busyLabel={messages.saving}>
        {messages.save}
      </Button>
    </>
  )
  return (
    <Modal open onClose={onClose} title={messages.editTitle} footer={footer}>
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
          {change.isError && (
            <Banner tone="danger" live="assertive">
              {messages.changeFailed}
            </Banner>
          )}
          <VitaminFields
            draft={draft}
            now={vitamin.timeTaken}
            isDoseRefused={isTried}
            onChange={edit}
            onName={(name) =>
              edit({ ...draftFor(name, others), timeTaken: draft.timeTaken, notes: draft.notes })
            }
          />
          {values !== null && <SpacingHints hints={hintsBeside(values, vitamin.day, others)} />}
          <DoseCheck asked={check.asked} onAnswer={check.answer} onDrop={check.drop} />
        </Stack>
      </form>
    </Modal>
  )
}
