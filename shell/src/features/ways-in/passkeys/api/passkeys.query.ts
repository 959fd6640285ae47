import { idempotent, newId, unwrap, type ApiData } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAppLock } from '../../../../host/app-lock'
import { useLanguageHere, useMessages } from '@gb/entries'
import { passkeysCatalog } from '../messages/generated/passkeys'
import { passkeySentence } from '../model/passkey-sentence'
import { makePasskey } from './ceremonies'

export type Passkey = ApiData<'/api/passkeys'>['passkeys'][number]

const passkeysKey = (userId: string) => ['passkeys', userId] as const

/** The passkeys of the person, oldest first, and whether the code works beside them. */
export function usePasskeys(userId: string) {
  const { api } = useHost()
  return useQuery({
    queryKey: passkeysKey(userId),
    queryFn: ({ signal }) => unwrap(api.GET('/api/passkeys', { signal })),
  })
}

/** Makes a passkey on this device. Its failure is for the card to show. */
export function useAddPasskey(userId: string) {
  const messages = useMessages(passkeysCatalog)

  const { api, notify } = useHost()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => makePasskey(api),
    onSuccess: () => notify({ tone: 'success', text: messages.addedNotice }),
    // Also after a failure: an answer may have been lost on its way.
    onSettled: () => queries.invalidateQueries({ queryKey: passkeysKey(userId) }),
  })
}

/** Removes a passkey; the lock of this device goes off with the last one. */
export function useRemovePasskey(userId: string) {
  const messages = useMessages(passkeysCatalog)
  const language = useLanguageHere()

  const { api, notify } = useHost()
  const lock = useAppLock()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ passkey_id }: Passkey) =>
      unwrap(
        api.DELETE('/api/passkeys/{passkey_id}', {
          params: { path: { passkey_id } },
          headers: idempotent(newId()),
        }),
      ),
    onSuccess: ({ passkeys }, { name }) => {
      if (passkeys.length === 0) lock.keep(null)
      notify({ tone: 'success', text: messages.removed({ name }) })
    },
    onError: (error) => notify({ tone: 'danger', text: passkeySentence(error, language) }),
    onSettled: () => queries.invalidateQueries({ queryKey: passkeysKey(userId) }),
  })
}

/** Switches the way in by code and e-mail. */
export function useCodeRestore(userId: string) {
  const messages = useMessages(passkeysCatalog)
  const language = useLanguageHere()

  const { api, notify } = useHost()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (enabled: boolean) =>
      unwrap(api.POST('/api/passkeys/code-restore', { body: { enabled }, headers: idempotent(newId()) })),
    onSuccess: ({ code_restore_enabled: isOn }) =>
      notify({ tone: 'success', text: isOn ? messages.codeRestoreOn : messages.codeRestoreOff }),
    onError: (error) => notify({ tone: 'danger', text: passkeySentence(error, language) }),
    onSettled: () => queries.invalidateQueries({ queryKey: passkeysKey(userId) }),
  })
}
