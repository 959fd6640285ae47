import { useEffect, useRef, useState } from 'react'

/** As long as somebody takes from one press of several to the next. */
const REST_MS = 2_000

/**
 * What stands above a button stays as it was from a press of it until the finger rests: what comes or goes there at once
 * would move the button away under the next press, which then logs something else, or nothing.
 * @returns what to show, and what each press calls
 */
export function useHeldAfterPress<T>(value: T): [shown: T, onPress: () => void] {
  const [held, setHeld] = useState<{ value: T } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
    },
    [],
  )
  const onPress = () => {
    setHeld((before) => before ?? { value })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setHeld(null)
    }, REST_MS)
  }
  return [held === null ? value : held.value, onPress]
}
