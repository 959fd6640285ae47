import { queryKeys } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useStartup, type Profile } from '../../../host/startup-state'
import { messages } from '../messages'
import { withCode } from './with-code'

/** What follows when a profile was opened on this device: its data load, Home appears, and we say so, with a new code. */
export function useOpenedProfile() {
  const { navigate, notify } = useHost()
  const { reload, showCode } = useStartup()
  const queries = useQueryClient()
  return async (profile: Profile, newCode: string | null = null) => {
    const { user_id: userId, recovery_code: code } = profile
    queries.setQueryData(queryKeys.profile(userId), { ...profile, recovery_code: null })
    if (code !== null) showCode({ userId, code })
    await reload()
    navigate('home')
    notify(
      newCode === null
        ? { tone: 'success', text: messages.restore.done }
        : withCode(`${messages.restore.done} ${messages.byMail.newCode(newCode)}`),
    )
  }
}
