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

/** Goes when somebody has read it and not before: a day is as good as always for a page. Decision 173. */
export const UNTIL_READ_MS = 24 * 60 * 60 * 1000

/** One is shown, the newest; so many are remembered. */
const MOST_KEPT = 3

/**
 * A new message pushes out the oldest, but no failure that nobody has read while there is another one; the same words
 * twice are shown once.
 */
export function createNotices(): Notices {
  const store = createStore<ShownNotice[]>([])
  let lastId = 0
  return {
    get: store.get,
    subscribe: store.subscribe,
    notify(notice) {
      lastId += 1
      const others = store.get().filter((shown) => shown.text !== notice.text || shown.action !== undefined)
      store.set([...withRoom(others), { ...notice, id: lastId }])
    },
    dismiss: (id) => store.set(store.get().filter((shown) => shown.id !== id)),
  }
}

function withRoom(kept: ShownNotice[]): ShownNotice[] {
  if (kept.length < MOST_KEPT) return kept
  const oldest = kept.find(({ tone }) => tone !== 'danger') ?? kept[0]
  return kept.filter((notice) => notice !== oldest)
}
