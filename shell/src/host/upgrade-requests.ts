import type { UpgradeReason } from '@gb/mfe-contract'
import { createStore } from '../shared/store'

/** Whether the upgrade window is wanted, and why. Who draws it is decided by its slot. */
export interface UpgradeRequests {
  get: () => UpgradeReason | null
  subscribe: (listener: () => void) => () => void
  open: (reason?: UpgradeReason) => void
  close: () => void
}

export function createUpgradeRequests(): UpgradeRequests {
  const store = createStore<UpgradeReason | null>(null)
  return {
    get: store.get,
    subscribe: store.subscribe,
    open: (reason) => store.set(reason ?? { kind: 'quick-action' }),
    close: () => store.set(null),
  }
}
