import { isApiError } from '@gb/api-client'
import { APP_LOCK_MINUTES } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'
import { useAppLock } from '../../../../host/app-lock'
import { useStartup } from '../../../../host/startup-state'
import { useMessages } from '@gb/entries'
import { passkeysCatalog } from '../messages/generated/passkeys'
import { provePresence, signInWithPasskey } from './ceremonies'

/** Opens the lock with a passkey; also where the session is over, which the same passkey begins anew. */
export function useUnlock() {
  const messages = useMessages(passkeysCatalog)

  const { api, notify } = useHost()
  const { reload } = useStartup()
  const lock = useAppLock()
  return useMutation({
    mutationFn: () =>
      provePresence(api).catch(async (error: unknown) => {
        if (!isApiError(error, 'no_session')) throw error
        await signInWithPasskey(api)
        await reload()
      }),
    onSuccess: () => lock.unlock(),
    onError: (error) => {
      if (!isApiError(error, 'not_found')) return
      // The last passkey was removed on another device: nothing could open this lock.
      lock.keep(null)
      notify({ tone: 'info', text: messages.lock.gone })
    },
  })
}

/** Turns the lock of this device on, once a passkey has shown that it would open it. */
export function useTurnLockOn() {
  const messages = useMessages(passkeysCatalog)

  const { api, notify } = useHost()
  const lock = useAppLock()
  return useMutation({
    mutationFn: () => provePresence(api),
    onSuccess: () => {
      lock.keep(APP_LOCK_MINUTES[0])
      notify({ tone: 'success', text: messages.lock.turnedOn })
    },
  })
}
