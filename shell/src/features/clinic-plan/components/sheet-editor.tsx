import { isApiError } from '@gb/api-client'
import type { ClinicSheet } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { Banner, Button, Stack } from '@gb/ui'
import { useEffect, useRef, useState } from 'react'
import { refusalSentence } from '../../../shared/refusals/refusal-sentence'
import { useKeepClinicPlan } from '../api/clinic-plan.mutation'
import { useLanguageHere, useMessages } from '@gb/entries'
import { clinicPlanCatalog } from '../messages/generated/clinic-plan'
import { withRead } from '../model/read-fields'
import { errorsOf, formOf, type SheetErrors, sheetOf } from '../model/sheet-form'
import { ReadSheet } from './read-sheet'
import { SheetFields } from './sheet-fields'

interface Properties {
  userId: string
  surgeryDate: string | null
  /** What is kept; null for a new one. */
  sheet: ClinicSheet | null
  /** Begins in the first number to call. */
  isNumberAsked: boolean
  onDone: () => void
}

const NO_ERRORS: SheetErrors = {}

/** Types the clinic's sheet in. What is the matter with a field is said at it, and nothing is sent. */
export function SheetEditor({ userId, surgeryDate, sheet, isNumberAsked, onDone }: Properties) {
  const messages = useMessages(clinicPlanCatalog)
  const language = useLanguageHere()
  const { notify } = useHost()
  const keep = useKeepClinicPlan(userId)
  const [form, setForm] = useState(() => formOf(sheet))
  const [errors, setErrors] = useState(NO_ERRORS)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (errors !== NO_ERRORS) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  useEffect(() => {
    if (!isNumberAsked) return undefined
    // After the screen has put its heading in focus.
    const frame = requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('input[type="tel"]')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [isNumberAsked])
  const save = () => {
    const found = errorsOf(form, surgeryDate, language)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    keep.mutate(sheetOf(form), {
      onSuccess: () => {
        notify({ tone: 'success', text: messages.saved })
        onDone()
      },
    })
  }
  return (
    <Stack gap={4}>
      {/* Beside the form: a press of Enter in the window must not save it. */}
      <ReadSheet
        userId={userId}
        onConfirmed={(fields) => {
          setForm((typed) => withRead(typed, fields))
          notify({ tone: 'success', text: messages.read.filled })
        }}
      />
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Stack gap={4}>
          <SheetFields form={form} errors={errors} onChange={setForm} />
          {errors !== NO_ERRORS && Object.keys(errors).length > 0 && (
            <Banner tone="danger" live="assertive">
              {messages.check}
            </Banner>
          )}
          {keep.isError && (
            <Banner tone="danger" live="assertive">
              {isApiError(keep.error, 'invalid_input')
                ? refusalSentence(keep.error, language)
                : messages.failed}
            </Banner>
          )}
          <Stack row wrap gap={2}>
            <Button type="submit" busy={keep.isPending} busyLabel={messages.saving}>
              {messages.save}
            </Button>
            <Button variant="quiet" onClick={onDone}>
              {messages.cancel}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Stack>
  )
}
