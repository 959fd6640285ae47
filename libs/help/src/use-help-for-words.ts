import { isBlank } from '@gb/domain'
import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBodyFlags } from './body-state'
import { useCrisis } from './crisis-state'
import { lateWords } from './late-words'
import type { Written } from './messages'

/**
 * Puts help on top when a write has ended, also when it failed: the crisis card, the card about the body, or both.
 * The phrases are sent for when a form that uses this is open and nothing is being read; a text that is written before they are there is read
 * when they come. `isCrisis` is what the server says, which may know a phrase that this version of the page does not.
 */
export function useHelpForWords(userId: string) {
  const crisis = useCrisis(userId)
  const body = useBodyFlags(userId)
  // They are larger than all that a first screen reads, and share a slow line with it.
  const isReading = useIsFetching() > 0
  useEffect(() => {
    if (!isReading) lateWords.fetch()
  }, [isReading])
  return (texts: readonly string[], written: Written, isCrisis = false): void => {
    if (isCrisis) crisis.raise(written)
    const said = texts.filter((text) => !isBlank(text))
    if (said.length === 0) return
    lateWords.ask(({ bodyFlags, hasCrisisWords }) => {
      if (!isCrisis && said.some(hasCrisisWords)) crisis.raise(written)
      const flags = bodyFlags(said.join('\n'))
      if (flags.length > 0) body.raise({ flags, written })
    })
  }
}
