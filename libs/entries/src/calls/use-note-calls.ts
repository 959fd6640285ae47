import { useHost } from '@gb/mfe-contract'
import { useEffect } from 'react'
import { useBodyFlags } from './body-state'
import { useCrisis } from './crisis-state'
import { noteCallsIn } from './note-calls'
import { useShownFor } from './shown-for'
import { useWrittenWords } from './written-words'

/**
 * Calls for help by what the server says of a note that has arrived, on whatever screen the person is then: the page may
 * have been closed too early, or the phrases may not have been there yet. Not where this page has put up the card already.
 */
export function useNoteCalls(userId: string): void {
  const { outbox } = useHost()
  const crisis = useCrisis(userId)
  const body = useBodyFlags(userId)
  const shown = useShownFor(userId)
  const written = useWrittenWords(userId)
  useEffect(() =>
    outbox.onSent((sent) => {
      const calls = noteCallsIn(sent)
      if (calls === null) return
      const { note, isCrisis, flags } = calls
      if (isCrisis || flags.length > 0) written.remember([note])
      if (isCrisis && !shown.has('crisis', note)) crisis.raise('saved')
      if (flags.length > 0 && !shown.has('body', note)) body.raise({ flags, written: 'saved' })
    }),
  )
}
