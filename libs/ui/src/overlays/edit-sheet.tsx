import { useId, type FormEvent, type ReactNode } from 'react'
import { Button } from '../actions/button'
import { Stack } from '../layout/stack'
import { useUiWords } from '../shared/ui-words'
import { Modal } from './modal'

export interface EditSheetProps {
  title: string
  size?: 'small' | 'medium' | undefined
  isSaving: boolean
  onSave: () => void
  onClose: () => void
  words?: { cancel: string; save: string; saving: string } | undefined
  children: ReactNode
}

/** The window in which an entry is corrected: its fields, Cancel and Save. */
export function EditSheet(props: EditSheetProps) {
  const here = useUiWords()
  const { title, size = 'small', isSaving, onSave, onClose, words = here, children } = props
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) onSave()
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button type="submit" form={formId} busy={isSaving} busyLabel={words.saving}>
        {words.save}
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
