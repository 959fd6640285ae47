import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../actions/icon-button'
import { CloseIcon } from '../icons'
import { hueOfTone } from '../shared/hue'
import type { Tone } from '../shared/hue'
import { ToneIcon } from '../shared/tone-icon'
import { useUiWords } from '../shared/ui-words'
import styles from './toaster.module.css'
import { useQuietPlace } from './use-quiet-place'

export interface Toast {
  id: string
  tone: Tone
  text: string
  /** One way back or on, e.g. Undo. */
  action?: { label: string; onSelect: () => void } | undefined
  /** How long it stays, in ms; default 5 s. `null`: until dismissed (the default of `danger`). */
  durationMs?: number | null | undefined
}

export interface ToasterProps {
  /** Oldest first; the owner of the list adds and removes. */
  toasts: readonly Toast[]
  /** Time is up, the close button was pressed, or the action was taken. */
  onDismiss: (id: string) => void
  /** Names the region. */
  label?: string | undefined
  dismissLabel?: string | undefined
}

const staysFor = ({ durationMs, tone }: Toast): number | null => {
  if (durationMs !== undefined) return durationMs
  return tone === 'danger' ? null : 5_000
}

/**
 * One short message at a time, the newest, above the bottom bar and never over a control; read out politely. Waits while
 * a pointer or the focus is on it. An older one whose time is not over comes back when the newest has left.
 */
export function Toaster(props: ToasterProps) {
  const words = useUiWords()
  const { toasts, onDismiss, label = words.notices, dismissLabel = words.dismiss } = props
  const region = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    if (newest !== undefined) bringToFront(region.current)
  }, [newest])
  useQuietPlace(region, newest)
  return (
    <section ref={region} popover="manual" className={styles.region} aria-label={label}>
      <ol className={styles.list} role="list" aria-live="polite" aria-relevant="additions text">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} {...{ toast, onDismiss, dismissLabel }} isShown={toast.id === newest} />
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

interface ToastItemProps {
  toast: Toast
  isShown: boolean
  onDismiss: (id: string) => void
  dismissLabel: string
}

/** Keeps the time of a message, also while a newer one is shown. */
function ToastItem({ toast, isShown, onDismiss, dismissLabel }: ToastItemProps) {
  const [isHeld, setHeld] = useState(false)
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
  return isShown ? <ShownToast {...{ toast, dismiss, dismissLabel }} onHold={setHeld} /> : null
}

interface ShownToastProps {
  toast: Toast
  dismiss: () => void
  dismissLabel: string
  onHold: (isHeld: boolean) => void
}

function ShownToast({ toast, dismiss, dismissLabel, onHold }: ShownToastProps) {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    onHold(isPointed || isFocused)
    // What is taken away from under a pointer or the focus is never told that they left.
    return () => onHold(false)
  }, [isPointed, isFocused, onHold])
  return (
    <li
      className={styles.toast}
      data-hue={hueOfTone(toast.tone)}
      // Not on enter: a message that appears under a resting pointer would stay for ever, over what it covers.
      onPointerMove={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
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
