import { unwrap, type ApiClient } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQuery } from '@tanstack/react-query'

const LOOK_EVERY_MS = 3000

const readDevices = async (api: ApiClient) => (await unwrap(api.GET('/api/devices'))).devices

/** Opens the window; remembers which devices there were before. */
export function useOpenPairing() {
  const api = useApi()
  return useMutation({
    mutationFn: async () => {
      const before = await readDevices(api)
      const window = await unwrap(api.POST('/api/pairing-window'))
      return { before, expiresAt: window.expires_at, code: window.recovery_code }
    },
  })
}

/** Closes the window. A failure does no harm: it closes by itself. */
export function useClosePairing() {
  const api = useApi()
  return useMutation({ mutationFn: () => unwrap(api.DELETE('/api/pairing-window')) })
}

/** Looks every few seconds whether the window was used, as long as it is wanted. */
export function usePairingWatch(expiresAt: string, isWanted: boolean) {
  const api = useApi()
  return useQuery({
    queryKey: ['pairing-window', expiresAt],
    queryFn: async () => {
      // In this order: a window that was used has its device in the list that is read after it.
      const { open } = await unwrap(api.GET('/api/pairing-window'))
      return { isOpen: open, devices: await readDevices(api) }
    },
    refetchInterval: LOOK_EVERY_MS,
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
  })
}
