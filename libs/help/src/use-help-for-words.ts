import { bodyFlags, hasCrisisWords } from '@gb/domain'
import { useBodyFlags } from './body-state'
import { useCrisis } from './crisis-state'
import type { Written } from './messages'

/** The words of several texts that ask for help; decided here, on the device. */
export const callsForHelp = (texts: readonly string[]): boolean =>
  texts.some((text) => hasCrisisWords(text) || bodyFlags(text).length > 0)

/**
 * Puts help on top when a write has ended, also when it failed: the crisis card, the card about the body, or both.
 * `isCrisis` is what the server says, which may know a phrase that this version of the page does not.
 */
export function useHelpForWords(userId: string) {
  const crisis = useCrisis(userId)
  const body = useBodyFlags(userId)
  return (texts: readonly string[], written: Written, isCrisis = false): void => {
    if (isCrisis || texts.some(hasCrisisWords)) crisis.raise(written)
    const flags = bodyFlags(texts.join('\n'))
    if (flags.length > 0) body.raise({ flags, written })
  }
}
