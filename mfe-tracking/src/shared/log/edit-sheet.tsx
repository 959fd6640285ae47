import { Button, Modal, Stack } from '@gb/ui'
import { useId, type FormEvent, type ReactNode } from 'react'
import { messages } from './messages'

type Properties = {
  title: string
  size?: 'small' | 'medium'
  isSaving: boolean
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** The window in which an entry is corrected: its fields, Cancel and Save. */
export function EditSheet({ title, size = 'small', isSaving, onSave, onClose, children }: Properties) {
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) onSave()
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {messages.cancel}
      </Button>
      <Button type="submit" form={formId} busy={isSaving} busyLabel={messages.saving}>
        {messages.save}
      </Button>
    </>
  )
  return (
    <Modal open onClose={onClose} title={title} size={size} footer={footer}>
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>{children}</Stack>
      </form>
    </Modal>
  )
}
