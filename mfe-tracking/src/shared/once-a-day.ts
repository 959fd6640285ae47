import { kept, useKept } from '@gb/device'
import { useSession } from '@gb/mfe-contract'

/**
 * Says something at most once a day to a person. Only which thing was said to whom on which day is kept: no figure and
 * no word of it.
 * @param today the local day
 * @returns whether it may still be said today, and how to note that it was
 */
export function useOnceADay(what: string, today: string): { isDue: boolean; done: () => void } {
  const { userId } = useSession()
  const name = `${what}.${userId ?? ''}`
  const saidOn = useKept('said', name)
  return { isDue: saidOn !== today, done: () => kept.keep('said', today, name) }
}
