import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button'
import { useUiWords } from '../shared/ui-words'
import { Modal } from './modal'

export interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  /** What happens, in a sentence. */
  text?: ReactNode
  confirmLabel: string
  cancelLabel?: string | undefined
  /** `danger` colors the confirming button and puts the focus on Cancel first. */
  tone?: 'normal' | 'danger' | undefined
  busy?: boolean | undefined
  busyLabel?: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** One question, two answers. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const words = useUiWords()
  const {
    open,
    title,
    text,
    confirmLabel,
    cancelLabel = words.cancel,
    tone = 'normal',
    busy,
    busyLabel,
  } = props
  const { onConfirm, onCancel } = props
  const cancel = useRef<HTMLButtonElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      open={open}
      onClose={onCancel}
      title={title}
      description={text}
      size="small"
      role="alertdialog"
      initialFocus={tone === 'danger' ? cancel : confirm}
      closeButton={false}
      footer={
        <>
          <Button ref={cancel} variant="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
