import { isBlank } from '@gb/domain'
import { useEffect } from 'react'
import { useBodyFlags } from './body-state'
import { useCrisis } from './crisis-state'
import { lateWords } from './late-words'
import type { Written } from './messages'

/**
 * Puts help on top when a write has ended, also when it failed: the crisis card, the card about the body, or both.
 * The phrases are sent for when a form that uses this is opened; a text that is written before they are there is read
 * when they come. `isCrisis` is what the server says, which may know a phrase that this version of the page does not.
 */
export function useHelpForWords(userId: string) {
  const crisis = useCrisis(userId)
  const body = useBodyFlags(userId)
  useEffect(() => lateWords.fetch(), [])
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
