import { greeting } from '@gb/domain'
import { useEffect, useState } from 'react'

const CHECK_EVERY_MS = 60_000

const now = () => greeting(new Date().getHours())

/** The greeting of this hour; it changes while the app stays open. */
export function useGreeting(): string {
  const [words, setWords] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setWords(now), CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return words
}
