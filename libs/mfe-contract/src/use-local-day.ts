import { deviceTimeZone } from '@gb/api-client'
import { localDay } from '@gb/domain'
import { useEffect, useState } from 'react'

const CHECK_EVERY_MS = 30_000

const today = () => localDay(new Date(), deviceTimeZone())

/** Today where the person is, YYYY-MM-DD. Changes at midnight and after a flight, without a reload. */
export function useLocalDay(): string {
  const [day, setDay] = useState(today)
  useEffect(() => {
    const refresh = () => setDay(today)
    const timer = setInterval(refresh, CHECK_EVERY_MS)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [])
  return day
}
