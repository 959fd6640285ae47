import { unwrap } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'
import { useStartup } from '../../host/startup-state'

/** Puts the former email back; afterwards everything is read again, by whoever is signed in here then. */
export function useTakeBack(token: string) {
  const { api } = useHost()
  const { reload } = useStartup()
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/email-change/take-back', { body: { token } })),
    onSuccess: () => void reload(),
  })
}
