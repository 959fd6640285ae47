import { createStore, type Store } from '../shared/store'
import type { Session } from './startup-state'

/** Who is signed in. Outside of React, because the API client asks it with every answer. */
export type SessionStore = Store<Session | null>

export const createSessionStore = (): SessionStore => createStore<Session | null>(null)
