import { ApiError } from '@gb/api-client'
import { Banner, Button, CheckboxField, Modal } from '@gb/ui'
import { useState } from 'react'
import { refusalSentence } from '../../../shared/refusals/refusal-sentence'
import { useReadSheet } from '../api/read-sheet.mutation'
import { useLanguageHere, useMessages } from '@gb/entries'
import { clinicPlanCatalog } from '../messages/generated/clinic-plan'
import type { ReadField } from '../model/read-fields'
import { FoundFields } from './found-fields'

interface Properties {
  userId: string
  /** The file as it is sent. */
  base64: string
  onClose: () => void
  onConfirmed: (fields: readonly ReadField[]) => void
}

/** Asks for the yes to this file; then shows what was read, for each figure to be confirmed. */
export function SheetWindow({ userId, base64, onClose, onConfirmed }: Properties) {
  const messages = useMessages(clinicPlanCatalog)
  const language = useLanguageHere()
  const words = messages.read
  const [isAgreed, setAgreed] = useState(false)
  const reading = useReadSheet(userId)
  if (reading.isSuccess)
    return <FoundFields fields={reading.data.fields} onClose={onClose} onConfirmed={onConfirmed} />
  return (
    <Modal
      open
      onClose={onClose}
      dismissible={!reading.isPending}
      title={words.windowTitle}
      description={words.windowText}
      footer={
        <>
          <Button variant="secondary" disabled={reading.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            disabled={!isAgreed}
            busy={reading.isPending}
            busyLabel={words.busy}
            onClick={() => reading.mutate(base64)}
          >
            {words.start}
          </Button>
        </>
      }
    >
      <CheckboxField
        label={words.agree}
        hint={words.agreeHint}
        checked={isAgreed}
        disabled={reading.isPending}
        onCheckedChange={setAgreed}
      />
      {reading.isError && (
        <Banner tone="danger" live="assertive">
          {reading.error instanceof ApiError ? refusalSentence(reading.error, language) : words.failed}
        </Banner>
      )}
    </Modal>
  )
}
