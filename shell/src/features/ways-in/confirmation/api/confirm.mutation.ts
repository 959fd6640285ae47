import { unwrap } from '@gb/api-client'
import type { ConfirmationPurpose } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'
import { confirmWithPasskey } from '../../passkeys/api/ceremonies'

/** A code on its way. */
export interface SentCode {
  /** The address, mostly hidden. */
  to: string
  /** Until then it works, ISO. */
  expiresAt: string | null
}

/** Mails a code to the address in force, the first time and again. */
export function useMailCode(purpose: ConfirmationPurpose, onSent: (sent: SentCode) => void) {
  const { api } = useHost()
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/confirmation/start', { body: { purpose, way: 'email' } })),
    onSuccess: ({ sent_to: to, expires_at: expiresAt }) => onSent({ to: to ?? '', expiresAt }),
  })
}

/** Confirms with the digits of the mail. */
export function useTypeCode(purpose: ConfirmationPurpose, onConfirmed: () => void) {
  const { api } = useHost()
  return useMutation({
    mutationFn: (code: string) =>
      unwrap(api.POST('/api/confirmation/confirm', { body: { purpose, way: 'email', code } })),
    onSuccess: onConfirmed,
  })
}

/** Confirms with a passkey. */
export function usePasskeyProof(purpose: ConfirmationPurpose, onConfirmed: () => void) {
  const { api } = useHost()
  return useMutation({ mutationFn: () => confirmWithPasskey(api, purpose), onSuccess: onConfirmed })
}
