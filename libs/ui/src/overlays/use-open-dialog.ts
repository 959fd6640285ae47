import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Opens a dialog as a modal one, once. */
export const showDialog = (dialog: HTMLDialogElement): void => {
  if (dialog.open) return
  const root = document.documentElement
  if (!document.querySelector('dialog[open]')) {
    root.style.setProperty('--gb-scrollbar', `${window.innerWidth - root.clientWidth}px`)
  }
  // Old web views lack showModal; there the window opens without the modal layer.
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.open = true
}

const FOCUSABLE = ':is(button, [href], input, select, textarea, [tabindex]:not([tabindex="-1"]))'

interface FocusOrder {
  /** Gets the focus first. */
  first: RefObject<HTMLElement | null> | undefined
  /** A selector of the parts whose controls come before the close button. */
  content: string
}

/** Opens the dialog when it appears, places the focus, and gives it back when the dialog goes. */
export const useOpenDialog = (
  dialog: RefObject<HTMLDialogElement | null>,
  { first, content }: FocusOrder,
): void => {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    // Kept from the first run: React's strict mode runs twice, and by then the focus is inside.
    before.current ??= document.activeElement
    showDialog(element)
    const target =
      first?.current ??
      element.querySelector<HTMLElement>(`:is(${content}) ${FOCUSABLE}`) ??
      element.querySelector<HTMLElement>(FOCUSABLE)
    target?.focus({ preventScroll: true })
    return () => {
      const origin = before.current
      if (origin instanceof HTMLElement && origin.isConnected) origin.focus({ preventScroll: true })
    }
  }, [dialog, first, content])
}
