import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../actions/icon-button'
import { CloseIcon } from '../icons'
import { hueOfTone } from '../shared/hue'
import type { Tone } from '../shared/hue'
import { ToneIcon } from '../shared/tone-icon'
import styles from './toaster.module.css'

export type Toast = {
  id: string
  tone: Tone
  text: string
  /** One way back or on, e.g. Undo. */
  action?: { label: string; onSelect: () => void } | undefined
  /** How long it stays, in ms; default 6 s, 10 s with an action. `null`: until dismissed (the default of `danger`). */
  durationMs?: number | null | undefined
}

export type ToasterProps = {
  /** Oldest first; the owner of the list adds and removes. */
  toasts: readonly Toast[]
  /** Time is up, the close button was pressed, or the action was taken. */
  onDismiss: (id: string) => void
  /** Names the region. */
  label?: string | undefined
  dismissLabel?: string | undefined
}

const staysFor = ({ durationMs, action, tone }: Toast): number | null => {
  if (durationMs !== undefined) return durationMs
  if (action) return 10_000
  return tone === 'danger' ? null : 6_000
}

/** Short messages above the bottom bar, read out politely. Waits while a pointer or the focus is on it. */
export function Toaster({ toasts, onDismiss, label = 'Messages', dismissLabel = 'Dismiss' }: ToasterProps) {
  const [isHeld, setHeld] = useState(false)
  const region = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id
  // A button that goes with its message tells nobody that it lost the focus: later messages would never leave.
  const dismiss = (id: string) => {
    setHeld(false)
    onDismiss(id)
  }
  useEffect(() => {
    if (newest !== undefined) bringToFront(region.current)
  }, [newest])
  return (
    <section
      ref={region}
      popover="manual"
      className={styles.region}
      aria-label={label}
      // Not on enter: a message that appears under a resting pointer would stay for ever, over what it covers.
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ol className={styles.list} role="list" aria-live="polite" aria-relevant="additions text">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} {...{ toast, isHeld, onDismiss: dismiss, dismissLabel }} />
        ))}
      </ol>
    </section>
  )
}

// A modal covers everything but what was put into the top layer after it.
const bringToFront = (region: HTMLElement | null) => {
  if (typeof region?.showPopover !== 'function') return
  if (document.querySelector('dialog[open]') && region.matches(':popover-open')) region.hidePopover()
  if (!region.matches(':popover-open')) region.showPopover()
}

type ToastItemProps = {
  toast: Toast
  isHeld: boolean
  onDismiss: (id: string) => void
  dismissLabel: string
}

function ToastItem({ toast, isHeld, onDismiss, dismissLabel }: ToastItemProps) {
  const dismiss = () => onDismiss(toast.id)
  const latestDismiss = useRef(dismiss)
  useEffect(() => {
    latestDismiss.current = dismiss
  })
  const duration = staysFor(toast)
  useEffect(() => {
    if (duration === null || isHeld) return
    const timer = setTimeout(() => latestDismiss.current(), duration)
    return () => clearTimeout(timer)
  }, [duration, isHeld])
  return (
    <li className={styles.toast} data-hue={hueOfTone(toast.tone)}>
      <span className={styles.icon}>
        <ToneIcon tone={toast.tone} />
      </span>
      <span className={styles.text}>{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.onSelect()
            dismiss()
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton icon={CloseIcon} label={dismissLabel} onClick={dismiss} />
    </li>
  )
}
