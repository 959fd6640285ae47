import { newId } from '@gb/api-client'
import { useRef } from 'react'

/** What makes a new entry the same entry on every retry. */
export interface Press {
  entryId: string
  /** ISO 8601, UTC. */
  recordedAt: string
}

/** A new press: its id and its instant, now unless one was chosen. */
export const newPress = (recordedAt: string | null = null): Press => ({
  entryId: newId(),
  recordedAt: recordedAt ?? new Date().toISOString(),
})

/**
 * One press per intention. `of(values)` gives the same press again while the values are the same, so that pressing
 * the button once more after a failure cannot make a second entry; after `done()` the next press is a new one.
 */
export function useFormPress() {
  const last = useRef<{ values: string; press: Press } | null>(null)
  return {
    /** @param recordedAt a chosen instant (ISO 8601, UTC); null for now */
    of(values: string, recordedAt: string | null = null): Press {
      const all = `${recordedAt} ${values}`
      if (last.current?.values !== all) last.current = { values: all, press: newPress(recordedAt) }
      return last.current.press
    },
    done(): void {
      last.current = null
    },
  }
}
