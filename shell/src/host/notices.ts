import type { Notice } from '@gb/mfe-contract'
import { createStore } from '../shared/store'

export interface ShownNotice extends Notice {
  id: number
}

/** The messages at the edge of the screen. */
export interface Notices {
  get: () => ShownNotice[]
  subscribe: (listener: () => void) => () => void
  notify: (notice: Notice) => void
  dismiss: (id: number) => void
}

const MOST_SHOWN = 3

/** A new message pushes out the oldest; the same words twice are shown once. */
export function createNotices(): Notices {
  const store = createStore<ShownNotice[]>([])
  let lastId = 0
  return {
    get: store.get,
    subscribe: store.subscribe,
    notify(notice) {
      lastId += 1
      const others = store.get().filter((shown) => shown.text !== notice.text || shown.action !== undefined)
      store.set([...others, { ...notice, id: lastId }].slice(-MOST_SHOWN))
    },
    dismiss: (id) => store.set(store.get().filter((shown) => shown.id !== id)),
  }
}
