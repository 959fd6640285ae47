import { isBlank } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBodyFlags } from './body-state'
import { useCrisis } from './crisis-state'
import { lateWords } from './late-words'
import type { Written } from './messages'
import { noteCallsIn } from './note-calls'

/**
 * Puts help on top when a write has ended, also when it failed: the crisis card, the card about the body, or both.
 * The phrases are sent for when a form that uses this is open and nothing is being read; a text that is written before they are there is read
 * when they come. `isCrisis` is what the server says, which may know a phrase that this version of the page does not.
 * Of a note for which this page has put up no card itself (it was closed too early, or the phrases are not here yet) the
 * server says when it arrives what it calls for.
 */
export function useHelpForWords(userId: string) {
  const crisis = useCrisis(userId)
  const body = useBodyFlags(userId)
  const { outbox } = useHost()
  // They are larger than all that a first screen reads, and share a slow line with it.
  const isReading = useIsFetching() > 0
  useEffect(() => {
    if (!isReading) lateWords.fetch()
  }, [isReading])
  useEffect(() =>
    outbox.onSent((sent) => {
      const calls = noteCallsIn(sent)
      if (calls === null) return
      const { note, isCrisis, flags } = calls
      if (isCrisis && !lateWords.hasFound('crisis', note)) crisis.raise('saved')
      if (flags.length > 0 && !lateWords.hasFound('body', note)) body.raise({ flags, written: 'saved' })
    }),
  )
  return (texts: readonly string[], written: Written, isCrisis = false): void => {
    if (isCrisis) crisis.raise(written)
    const said = texts.filter((text) => !isBlank(text))
    if (said.length === 0) return
    lateWords.ask(({ bodyFlags, hasCrisisWords }) => {
      const ofCrisis = said.filter(hasCrisisWords)
      lateWords.remember('crisis', ofCrisis)
      if (!isCrisis && ofCrisis.length > 0) crisis.raise(written)
      const flags = bodyFlags(said.join('\n'))
      if (flags.length === 0) return
      lateWords.remember('body', said)
      body.raise({ flags, written })
    })
  }
}
