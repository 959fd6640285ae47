import type { OutboxItem } from './item'

/** What the tabs of one profile tell each other. */
export type TabMessage = 'changed' | 'wiped' | { sent: OutboxItem }

/** The other tabs of the same profile. */
export interface Tabs {
  tell: (message: TabMessage) => void
  listen: (listener: (message: TabMessage) => void) => () => void
  /** Runs work as the leader: while no other tab runs its own. */
  asLeader: (work: () => Promise<void>) => Promise<void>
}

/** One page that has no others. */
export const singlePage: Tabs = {
  tell: () => undefined,
  listen: () => () => undefined,
  asLeader: (work) => work(),
}

/**
 * The tabs of this browser. Without Web Locks two tabs may send the same item at once; the server then stores it
 * once all the same, by its entry id and its key.
 */
export function openTabs(userId: string): Tabs {
  const name = `gb-outbox-${userId}`
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  return {
    tell: (message) => channel?.postMessage(message),
    listen(listener) {
      const heard = (event: MessageEvent<TabMessage>) => listener(event.data)
      channel?.addEventListener('message', heard)
      return () => {
        channel?.removeEventListener('message', heard)
        channel?.close()
      }
    },
    async asLeader(work) {
      const { locks } = globalThis.navigator
      await (locks === undefined ? work() : locks.request(name, work))
    },
  }
}
