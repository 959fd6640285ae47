import { unwrap, type ApiData } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useStartup } from '../../../host/startup-state'
import { useMessages } from '@gb/entries'
import { settingsCatalog } from '../messages/generated/settings'

export type Device = ApiData<'/api/devices'>['devices'][number]

const devicesKey = (userId: string) => ['devices', userId] as const

/** The devices of the person, this one first. */
export function useDevices(userId: string) {
  const { api } = useHost()
  return useQuery({
    queryKey: devicesKey(userId),
    queryFn: ({ signal }) => unwrap(api.GET('/api/devices', { signal })),
    select: ({ devices }) => devices,
  })
}

/** Signs a device out for good; this very device is wiped with it. */
export function useRemoveDevice(userId: string) {
  const messages = useMessages(settingsCatalog)

  const { api, notify } = useHost()
  const { signOut } = useStartup()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ device_id }: Device) =>
      unwrap(api.DELETE('/api/devices/{device_id}', { params: { path: { device_id } } })),
    onSuccess: async ({ is_current: isCurrent }, { name }) => {
      if (isCurrent) await signOut('ended')
      notify({ tone: 'success', text: isCurrent ? messages.signedOut : messages.devices.removed({ name }) })
    },
    onError: () => notify({ tone: 'danger', text: messages.devices.removeFailed }),
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey(userId) }),
  })
}
