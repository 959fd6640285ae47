import { entryCatalog, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { outcomeOf } from './outcome'

/**
 * Says that an entry is added when the server has taken it, and that it waits when there is no answer within seconds.
 * Of a refused one its row says why: nothing was added.
 */
export function useAddedNotice() {
  const { notify, outbox } = useHost()
  const { waiting } = useMessages(entryCatalog)
  return async (entryId: string, text: string): Promise<void> => {
    const outcome = await outcomeOf(outbox, entryId)
    if (outcome === 'sent') notify({ tone: 'success', text })
    if (outcome === 'waiting') notify({ tone: 'info', text: `${text} ${waiting}` })
  }
}
