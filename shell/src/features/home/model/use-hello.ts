import { greeting as greetingAt } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { useEffect, useState } from 'react'
import { firstCatalog } from '../../../messages/generated/first'

const CHECK_EVERY_MS = 60_000

const now = () => greetingAt(new Date().getHours())

/** The greeting of this hour, with the person's name where it is known; it changes while the app stays open. */
export function useHello(name: string | null): string {
  const words = useMessages(firstCatalog)
  const [hour, setHour] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setHour(now), CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  const greeting = words.greetings[hour]
  return name === null ? greeting : words.hello({ greeting, name })
}
