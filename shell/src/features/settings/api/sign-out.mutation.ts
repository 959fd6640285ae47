import { useHost } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'
import { useStartup } from '../../../host/startup-state'
import { messages } from '../messages'

const WORDS = {
  here: { done: messages.signedOut, owed: messages.signOutOwed },
  everywhere: { done: messages.signedOutEverywhere, owed: messages.everywhereOwed },
} as const

/** Signs out here or everywhere and says how far that got. It works without a connection, too. */
export function useSignOut(reach: keyof typeof WORDS) {
  const { notify } = useHost()
  const { signOut } = useStartup()
  return useMutation({
    mutationFn: () => signOut(reach),
    onSuccess: (outcome) =>
      outcome === 'done'
        ? notify({ tone: 'success', text: WORDS[reach].done })
        : notify({ tone: 'warning', text: WORDS[reach].owed, durationMs: 15_000 }),
  })
}
