import { queryKeys } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { useQueryClient } from '@tanstack/react-query'
import { type CodeNews, useStartup, type Profile } from '../../../../host/startup-state'
import { useMessages } from '@gb/entries'
import { restoreCatalog } from '../messages/generated/restore'

/** What follows when a profile was opened on this device: its data load, Home appears with a new code, and we say so. */
export function useOpenedProfile() {
  const messages = useMessages(restoreCatalog)

  const { navigate, notify } = useHost()
  const { reload, showCode } = useStartup()
  const queries = useQueryClient()
  return async (profile: Profile, news?: CodeNews) => {
    const { user_id: userId, recovery_code: code } = profile
    queries.setQueryData(queryKeys.profile(userId), { ...profile, recovery_code: null })
    if (code !== null) showCode({ userId, code, ...(news && { news }) })
    await reload()
    navigate('home')
    notify({ tone: 'success', text: messages.done })
  }
}
