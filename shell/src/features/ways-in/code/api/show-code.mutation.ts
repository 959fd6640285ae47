import { ApiError, isApiError, unwrap } from '@gb/api-client'
import { useLanguageHere, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'
import { useStartup } from '../../../../host/startup-state'
import { refusalSentence } from '../../../../shared/refusals/refusal-sentence'
import { codeCatalog } from '../messages/generated/code'

/** Shows the profile code for the rest of this visit; the server first has the person confirm that it is them. */
export function useShowCode(userId: string) {
  const messages = useMessages(codeCatalog)
  const language = useLanguageHere()

  const { api, notify } = useHost()
  const { showCode } = useStartup()
  return useMutation({
    mutationFn: () =>
      unwrap(api.GET('/api/get-recovery-code/{user_id}', { params: { path: { user_id: userId } } })),
    onSuccess: ({ recovery_code: code }) => showCode({ userId, code }),
    onError: (error) => {
      // Who would rather not confirm knows why nothing is shown.
      if (isApiError(error, 'fresh_confirmation_required')) return
      const isRefusal = error instanceof ApiError && error.status < 500
      notify({ tone: 'danger', text: isRefusal ? refusalSentence(error, language) : messages.failed })
    },
  })
}
