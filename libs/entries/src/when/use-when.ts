import { addDays, BACK_DATE, instantFault } from '@gb/domain'
import { useState } from 'react'
import { uiCatalog } from '../catalog/ui-catalog'
import { useMessages } from '../language/speaking'
import { entryCatalog } from '../messages/generated/entry'
import type { WhenFault } from '../words/entry-words'
import { useLocalDay } from './use-local-day'

/** What the field holds: 'YYYY-MM-DDTHH:mm' on the clock of this device, or null for now. */
export type When = string | null

const two = (value: number) => String(value).padStart(2, '0')

/** An instant as the clock of this device shows it, to the minute. */
export function wallClock(instant: Date): string {
  const day = `${String(instant.getFullYear()).padStart(4, '0')}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`
  return `${day}T${two(instant.getHours())}:${two(instant.getMinutes())}`
}

/** The instant (ISO 8601, UTC) that was typed, or why there is none. Now is `null`: the moment of saving. */
export function readWhen(when: When, now = Date.now()): { recordedAt: string | null } | WhenFault {
  if (when === null) return { recordedAt: null }
  // Without a zone behind it the text is read on the clock of this device, summer time included.
  const ms = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(when) ? Date.parse(when) : Number.NaN
  if (Number.isNaN(ms)) return 'unreadable'
  return instantFault(ms, now) ?? { recordedAt: new Date(ms).toISOString() }
}

/**
 * When an entry happened, for its form: `<WhenField {...when.field} />`.
 * @param stored the instant of an entry that is being edited; without it the form starts at now
 */
export function useWhen(stored?: string) {
  const messages = useMessages(entryCatalog)
  const words = useMessages(uiCatalog)
  const initial = stored === undefined ? null : wallClock(new Date(stored))
  const [value, setValue] = useState<When>(initial)
  const [fault, setFault] = useState<WhenFault | null>(null)
  const today = useLocalDay()
  const change = (next: When) => {
    setValue(next)
    setFault(null)
  }
  return {
    value,
    /** What WhenField of @gb/ui takes. */
    field: {
      value,
      onValueChange: change,
      thisMinute: () => wallClock(new Date()),
      min: `${addDays(today, -BACK_DATE.maxDaysBack)}T00:00`,
      max: `${today}T23:59`,
      error: fault === null ? undefined : messages.whenFaults[fault],
      canBeNow: stored === undefined,
      words,
    },
    reset: () => change(initial),
    /**
     * The chosen instant, with `recordedAt: null` for now, or for an edited entry whose time was left alone (its
     * seconds stay). Null when it is refused; the field then says why.
     */
    read(): { recordedAt: string | null } | null {
      if (stored !== undefined && value === initial) return { recordedAt: null }
      const read = readWhen(value)
      setFault(typeof read === 'string' ? read : null)
      return typeof read === 'string' ? null : read
    },
  }
}

export type WhenState = ReturnType<typeof useWhen>
