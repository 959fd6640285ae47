import { isBlank } from '@gb/domain'
import {
  type HelpWritten,
  savesData,
  useBodyFlags,
  useCrisis,
  useShownFor,
  useSupportNeeds,
  useWrittenWords,
} from '@gb/entries'
import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { lateWords } from './late-words'

/** When nothing was read for so long, the first screen has what it reads, ms. */
const QUIET_MS = 250

/**
 * Puts help on top when a write has ended, also when it failed: the crisis card, the card about the body, one with a line for home or for drink, or several.
 * The phrases are sent for when a form that uses this is open and nothing is being read; a text that is written before they are there is read
 * when they come. Where nothing can be written they come on lines that are not spared only. `isCrisis` is what the server says, which may know a phrase that this version of the page does not.
 * @param isWriting  false where one tap is all there is to do
 */
export function useHelpForWords(userId: string, isWriting = true) {
  const crisis = useCrisis(userId)
  const body = useBodyFlags(userId)
  const support = useSupportNeeds(userId)
  const shown = useShownFor(userId)
  const spoken = useWrittenWords(userId)
  // They are larger than all that a first screen reads, and share a slow line with it.
  const isReading = useIsFetching() > 0
  useEffect(() => {
    if (isReading || !(isWriting || !savesData())) return
    // A form that has just come up asks before what it shows begins to be read.
    const timer = setTimeout(() => lateWords.fetch(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [isReading, isWriting])
  return (texts: readonly string[], written: HelpWritten, isCrisis = false): void => {
    const said = texts.filter((text) => !isBlank(text))
    if (isCrisis) {
      spoken.remember(said)
      crisis.raise(written)
    }
    if (said.length === 0) return
    lateWords.ask(({ bodyFlags, hasCrisisWords, supportNeeds }) => {
      const ofCrisis = said.filter(hasCrisisWords)
      shown.remember('crisis', ofCrisis)
      if (!isCrisis && ofCrisis.length > 0) crisis.raise(written)
      const needs = supportNeeds(said.join('\n'))
      const flags = bodyFlags(said.join('\n'))
      if (ofCrisis.length + needs.length + flags.length > 0) spoken.remember(said)
      if (needs.length > 0) support.raise(needs)
      if (flags.length === 0) return
      shown.remember('body', said)
      body.raise({ flags, written })
    })
  }
}
