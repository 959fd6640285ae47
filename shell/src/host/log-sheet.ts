import { createStore } from '../shared/store'

/** Whether the logging sheet is wanted. Who draws it is decided by its slot. */
export interface LogSheetRequests {
  get: () => boolean
  subscribe: (listener: () => void) => () => void
  open: () => void
  close: () => void
}

export function createLogSheetRequests(): LogSheetRequests {
  const store = createStore(false)
  return {
    get: store.get,
    subscribe: store.subscribe,
    open: () => store.set(true),
    close: () => store.set(false),
  }
}
