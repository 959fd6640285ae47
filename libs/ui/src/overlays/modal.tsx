import { useId, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../actions/icon-button'
import { CloseIcon } from '../icons'
import { classNames } from '../shared/class-names'
import { useUiWords } from '../shared/ui-words'
import { useRegisteredModal } from './open-modals'
import styles from './modal.module.css'
import { showDialog, useOpenDialog } from './use-open-dialog'

export interface ModalProps {
  open: boolean
  /** The person wants out: Escape, the close button, a press beside the window, Back. Never called when not dismissible. */
  onClose: () => void
  title: ReactNode
  /** A sentence under the title; read when the window opens. */
  description?: ReactNode
  children?: ReactNode
  /** Stays in view under the scrolling content. */
  footer?: ReactNode
  /** False for a question that must be answered: no close button, Escape does nothing. Default true. */
  dismissible?: boolean | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** What has the focus first; default: the first control inside. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  closeLabel?: string | undefined
  /** False when the footer already has a button that leaves. Default: as `dismissible`. */
  closeButton?: boolean | undefined
  /** `alertdialog` for a question about losing something. */
  role?: 'dialog' | 'alertdialog' | undefined
}

/**
 * A window over the page: a bottom sheet on a phone, centered on a desktop. The browser's own dialog keeps the
 * rest of the page out of reach; the focus returns to where it was.
 */
export function Modal(props: ModalProps) {
  // Mounted only while open, so that its content starts fresh each time and costs nothing before.
  return props.open ? <OpenModal {...props} /> : null
}

function OpenModal(props: ModalProps) {
  const words = useUiWords()
  const { onClose, title, description, children, footer, dismissible = true, size = 'medium' } = props
  const { initialFocus, closeLabel = words.close, closeButton = dismissible, role } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const pressBegan = useRef<EventTarget | null>(null)
  const titleId = useId()
  const descriptionId = useId()
  const requestClose = () => {
    if (dismissible) onClose()
  }
  useOpenDialog(dialog, { first: initialFocus, content: `.${styles.content}, .${styles.footer}` })
  useRegisteredModal(dismissible, onClose)
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      className={classNames(styles.dialog, styles[size])}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        requestClose()
      }}
      // Back on Android and the like ask by this event alone.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        requestClose()
      }}
      // A browser may close it by itself; what must be answered stays.
      onClose={(event) => {
        if (event.target !== event.currentTarget || !event.currentTarget.isConnected) return
        if (dismissible) onClose()
        else showDialog(event.currentTarget)
      }}
      // Only a press that begins and ends beside the window: selecting text may end out there.
      onPointerDown={(event) => {
        pressBegan.current = event.target
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressBegan.current === event.currentTarget) requestClose()
      }}
    >
      <div className={styles.window}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {closeButton && (
            <span className={styles.close}>
              <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
            </span>
          )}
        </header>
        {(description || children) && (
          <div className={styles.content}>
            {description && (
              <div id={descriptionId} className={styles.description}>
                {description}
              </div>
            )}
            {children}
          </div>
        )}
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}
