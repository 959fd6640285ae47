import { unwrap } from '@gb/api-client'
import { useLanguageHere } from '@gb/entries'
import { useApi, useHost } from '@gb/mfe-contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  deviceIdOf,
  forgetDevice,
  pushState,
  rememberDevice,
  subscribeDevice,
  unsubscribeDevice,
} from './device-push'

const STATE = ['device', 'push'] as const

/** Whether this device gets reminders, and how to change that. */
export function useDevice(userId: string) {
  const api = useApi()
  const language = useLanguageHere()
  const { display } = useHost()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: STATE })
  const { data } = useQuery({
    queryKey: STATE,
    queryFn: () => pushState(display.installed),
    staleTime: 0,
    networkMode: 'always',
  })
  const turnOn = useMutation({
    mutationFn: async () => {
      const { public_key: key } = await unwrap(api.GET('/api/push-key'))
      const address = await subscribeDevice(key)
      if (address === null) return
      await unwrap(api.POST('/api/push-subscriptions', { body: { user_id: userId, ...address, language } }))
      await rememberDevice({ userId, endpoint: address.endpoint, language })
    },
    onSettled: refresh,
  })
  const turnOff = useMutation({
    mutationFn: async () => {
      await forgetDevice()
      const endpoint = await unsubscribeDevice()
      if (endpoint === null) return
      const path = { subscription_id: await deviceIdOf(endpoint) }
      // Without a connection the push service tells the server at the next reminder.
      await api
        .DELETE('/api/push-subscriptions/{subscription_id}', {
          params: { path, query: { user_id: userId } },
        })
        .catch(() => undefined)
    },
    onSettled: refresh,
  })
  return { state: data ?? null, turnOn, turnOff }
}
