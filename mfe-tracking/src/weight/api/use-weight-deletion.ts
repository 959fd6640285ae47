import { useOutboxWrite } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { outcomeOf } from '../../shared/log/outcome'
import { useWeightWords } from '../words'

/** Asks, deletes and tells how it went. The entry is gone from the list at once; a refusal brings it back. */
export function useWeightDeletion() {
  const messages = useWeightWords()
  const { session, confirm, notify, outbox } = useHost()
  const writer = useOutboxWrite('weight')

  const remove = async (entryId: string): Promise<void> => {
    if (session.userId === null) {
      notify({ tone: 'warning', text: messages.noProfile })
      return
    }
    const isSure = await confirm({
      title: messages.deleteTitle,
      text: messages.deleteText,
      confirmLabel: messages.deleteConfirm,
      tone: 'danger',
    })
    if (!isSure) return
    try {
      await writer.remove(entryId, 0)
    } catch {
      notify({ tone: 'danger', text: messages.deleteError })
      return
    }
    const outcome = await outcomeOf(outbox, entryId)
    if (outcome === 'sent') notify({ tone: 'success', text: messages.deleted })
    else if (outcome === 'waiting') notify({ tone: 'info', text: messages.deleteWaits })
    else {
      await writer.discard(entryId)
      notify({ tone: 'danger', text: messages.deleteRefused })
    }
  }
  return { remove }
}
