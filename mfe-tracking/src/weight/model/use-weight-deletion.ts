import { isApiError } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { useState } from 'react'
import { useDeleteWeight } from '../api/delete-weight.mutation'
import { messages } from '../messages'

/** Asks, deletes and tells how it went. `deletingId` is the entry on its way out. */
export function useWeightDeletion() {
  const { session, confirm, notify } = useHost()
  const { mutateAsync } = useDeleteWeight()
  const [deletingId, setDeletingId] = useState<string | null>(null)

  const remove = async (entryId: string): Promise<void> => {
    const { userId } = session
    if (userId === null) {
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
    setDeletingId(entryId)
    try {
      await mutateAsync({ userId, entryId })
      notify({ tone: 'success', text: messages.deleted })
    } catch (error) {
      notify({ tone: 'danger', text: isApiError(error) ? messages.deleteRefused : messages.deleteError })
    } finally {
      setDeletingId(null)
    }
  }
  return { remove, deletingId }
}
