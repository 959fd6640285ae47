import { type RefObject, useEffect, useRef, useState } from 'react'

/** As long as somebody takes from one press of several to the next. */
const REST_MS = 2_000

/**
 * What stands above the buttons of Home stays as it was from a press of one of them until the finger rests: what comes or goes
 * there at once would move them away under the next press. What is pressed in it is answered at once.
 * @param own what shows the value
 */
export function useHeldWhilePressing<T>(value: T, own: RefObject<Element | null>): T {
  const [held, setHeld] = useState<{ value: T } | null>(null)
  const newest = useRef(value)
  useEffect(() => {
    newest.current = value
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const rest = () => setHeld(null)
    const press = ({ target }: PointerEvent) => {
      clearTimeout(timer)
      if (target instanceof Node && own.current?.contains(target) === true) {
        rest()
        return
      }
      setHeld((before) => before ?? { value: newest.current })
      timer = setTimeout(rest, REST_MS)
    }
    document.addEventListener('pointerdown', press, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', press, true)
    }
  }, [own])
  return held === null ? value : held.value
}
