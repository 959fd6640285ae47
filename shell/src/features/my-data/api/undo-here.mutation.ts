import { unwrap } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'
import { useStartup, type Farewell } from '../../../host/startup-state'
import { openByCode } from '../../../shared/restore/restore-calls'
import { useMessages } from '@gb/entries'
import { myDataCatalog } from '../messages/generated/my-data'

/** Undoes the deletion on the device that asked for it, and opens the profile again where its code is still known. */
export function useUndoHere(farewell: Farewell) {
  const messages = useMessages(myDataCatalog)

  const { api, navigate, notify } = useHost()
  const { reload, keepFarewell } = useStartup()
  return useMutation({
    mutationFn: async () => {
      const params = { path: { user_id: farewell.userId } }
      await unwrap(api.POST('/api/profile/{user_id}/undelete', { params }))
      if (farewell.recoveryCode === null) return false
      return openByCode(api, farewell.recoveryCode).then(
        () => true,
        () => false,
      )
    },
    onSuccess: async (isOpen) => {
      keepFarewell(null)
      if (isOpen) await reload()
      else navigate('profile')
      notify({ tone: 'success', text: isOpen ? messages.goodbye.kept : messages.goodbye.keptOpen })
    },
  })
}
