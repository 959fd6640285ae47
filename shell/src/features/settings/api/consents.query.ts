import { idempotent, invalidateAfter, newId, queryKeys, unwrap, type ApiClient } from '@gb/api-client'
import { CONSENT_APP_VERSION, type ConsentPurpose } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useStartup } from '../../../host/startup-state'
import { useMessages } from '@gb/entries'
import { settingsCatalog } from '../messages/generated/settings'

/** The four consents as they stand, with the ledger behind them. */
export function useConsents() {
  const { api } = useHost()
  return useQuery({
    queryKey: queryKeys.consents(),
    queryFn: ({ signal }) => unwrap(api.GET('/api/consents', { signal })),
  })
}

/** Withdraws a consent or gives it again, and says so; the whole app then knows what is off. */
export function useChangeConsent() {
  const messages = useMessages(settingsCatalog)

  const { api, notify } = useHost()
  const { reload } = useStartup()
  const queries = useQueryClient()
  const words = messages.consents
  return useMutation({
    mutationFn: async ({ purpose, give }: { purpose: ConsentPurpose; give: boolean }) => {
      if (give) await giveConsent(api, purpose)
      else await unwrap(api.DELETE('/api/consents/{purpose}', { params: { path: { purpose } } }))
    },
    onSuccess: async (_done, { purpose, give }) => {
      const name = words.names[purpose]
      notify({ tone: 'success', text: give ? words.given({ name }) : words.withdrawn({ name }) })
      await reload()
    },
    onError: () => notify({ tone: 'danger', text: words.changeFailed }),
    onSettled: () => invalidateAfter(queries, 'consent'),
  })
}

function giveConsent(api: ApiClient, purpose: ConsentPurpose) {
  const body = { purpose, app_version: CONSENT_APP_VERSION, timestamp: new Date().toISOString() }
  return unwrap(api.POST('/api/user-consent', { body, headers: idempotent(newId()) }))
}
