import { useHost } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'
import { UNTIL_READ_MS } from '../../../host/notices'
import { useStartup } from '../../../host/startup-state'
import { useMessages } from '@gb/entries'
import { settingsCatalog } from '../messages/generated/settings'

/** Signs out here or everywhere and says how far that got. It works without a connection, too. */
export function useSignOut(reach: 'here' | 'everywhere') {
  const messages = useMessages(settingsCatalog)
  const words = {
    here: { done: messages.signedOut, owed: messages.signOutOwed },
    everywhere: { done: messages.signedOutEverywhere, owed: messages.everywhereOwed },
  }[reach]
  const { notify } = useHost()
  const { signOut } = useStartup()
  return useMutation({
    mutationFn: () => signOut(reach),
    onSuccess: (outcome) =>
      outcome === 'done'
        ? notify({ tone: 'success', text: words.done })
        : notify({ tone: 'warning', text: words.owed, durationMs: UNTIL_READ_MS }),
  })
}
