import { NetworkError, TimeoutError } from '@gb/api-client'
import { useIsOnline } from '@gb/entries'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { createStore, type Store } from '../shared/store'

/** What the reads of this page tell of the server. */
export interface Connection {
  /** When the server last answered a read, in ms; null before the first answer on this device. */
  answeredAt: Store<number | null>
}

/**
 * Watches the browser's own word and the fate of every read: a phone that is "online" on a dead network says so
 * nowhere else. TanStack's manager is shared with the remotes, so all of them know the same.
 *
 * What was asked before the browser lost its network may still come in afterwards. It is an answer and no sign of a
 * network: nothing else would be asked for a while, and a person without one would read that all is well.
 */
export function createConnection(queries: QueryClient): Connection {
  const answeredAt = createStore<number | null>(null)
  let losses = 0
  const lossesBefore = new WeakMap<object, number>()
  onlineManager.setOnline(globalThis.navigator.onLine)
  globalThis.addEventListener('offline', () => {
    losses += 1
  })
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action } = event
    const query: object = event.query
    if (action.type === 'fetch') lossesBefore.set(query, losses)
    if (action.type === 'success' && action.manual !== true) {
      answeredAt.set(Date.now())
      if (lossesBefore.get(query) === losses) onlineManager.setOnline(true)
    }
    if ((action.type === 'failed' || action.type === 'error') && isUnreached(action.error))
      onlineManager.setOnline(false)
  })
  return { answeredAt }
}

const isUnreached = (error: unknown) => error instanceof NetworkError || error instanceof TimeoutError

export const ConnectionContext = createContext<Connection | null>(null)

/** Whether the server can be reached, and when it last answered. */
export function useConnection(): { isOnline: boolean; answeredAt: number | null } {
  const connection = useContext(ConnectionContext)
  if (connection === null) throw new Error('no ConnectionContext above')
  const { answeredAt } = connection
  return {
    isOnline: useIsOnline(),
    answeredAt: useSyncExternalStore(answeredAt.subscribe, answeredAt.get),
  }
}
