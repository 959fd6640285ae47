import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** How far a finger goes to the side at least, in CSS pixels, and how much more than up or down. */
const FAR = 48
const STEEP = 2

interface Ways {
  onLeft: () => void
  onRight: () => void
}

/** What an element needs to be swiped to the side by a finger. A swipe that begins on a button does not press it. */
export function useSwipe({ onLeft, onRight }: Ways) {
  const from = useRef<{ x: number; y: number } | null>(null)
  const isSwiped = useRef(false)
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      isSwiped.current = false
      from.current = pointerType === 'mouse' ? null : { x, y }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (from.current === null) return
      const [x, y] = [clientX - from.current.x, clientY - from.current.y]
      from.current = null
      if (Math.abs(x) < FAR || Math.abs(x) < STEEP * Math.abs(y)) return
      isSwiped.current = true
      if (x > 0) onRight()
      else onLeft()
    },
    onPointerCancel: () => {
      from.current = null
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isSwiped.current) return
      isSwiped.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
