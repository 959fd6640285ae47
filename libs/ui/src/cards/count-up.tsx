import { useEffect, useRef, useState } from 'react'

/** How long a figure takes to its new value, ms. */
const COUNT_MS = 450

const isStill = (): boolean =>
  !('matchMedia' in window) || matchMedia('(prefers-reduced-motion: reduce)').matches

/** The share of the way after a share of the time: fast at first, then slower. */
const eased = (share: number): number => 1 - (1 - share) ** 3

/** A figure that counts once to its new value when it changes; never when it appears, or for who asked for stillness. */
export function CountUp({ value }: { value: number }) {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    from.current = value
    if (start === value || isStill()) {
      setShown(value)
      return undefined
    }
    const decimals = Number.isInteger(start) && Number.isInteger(value) ? 0 : 1
    const begin = performance.now()
    let frame = 0
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - begin) / COUNT_MS))
      setShown(share === 1 ? value : Number((start + (value - start) * eased(share)).toFixed(decimals)))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}
