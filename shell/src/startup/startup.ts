import { unwrap } from '@gb/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { Shell } from '../host/shell-context'
import type { Session, StartupState } from '../host/startup-state'
import { createStore, type Store } from '../shared/store'
import { storage } from '../shared/storage'
import type { AddressParameters } from './address-parameters'
import { followAdoptLink, followRestoreLink } from './links'
import { loadSession } from './load-session'
import { messages } from './messages'
import { openSharedSession } from './other-tabs'
import { profileRead } from './profile-read'

/** What the start knows; the rest of StartupState is derived from it. */
export interface StartupFacts {
  status: StartupState['status']
  consentAccepted: boolean
  pendingRestoreCode: string | null
  /** A payment to finish now that somebody is signed in. */
  paidSessionId: string | null
}

export interface Startup {
  facts: Store<StartupFacts>
  begin: () => Promise<void>
  reload: () => Promise<void>
  signOut: () => Promise<void>
  acceptConsent: () => void
  finishPayment: () => void
}

/** The start of the app as a machine outside of React: it runs while React draws the first frame. */
export function createStartup(
  shell: Shell,
  queries: QueryClient,
  parameters: AddressParameters,
  openTabs = openSharedSession,
): Startup {
  const facts = createStore<StartupFacts>({
    status: 'starting',
    consentAccepted: false,
    pendingRestoreCode: null,
    paidSessionId: null,
  })
  const know = (change: Partial<StartupFacts>) => facts.set({ ...facts.get(), ...change })
  const otherTabs = openTabs(() => void reload())

  const adopt = (session: Session | null) => {
    const before = shell.sessions.get()?.user_id
    if (before !== undefined && before !== session?.user_id) forgetPersonalReads(queries)
    shell.sessions.set(session)
    know({ status: 'ready', paidSessionId: session === null ? null : storage.payment() })
  }

  const load = async () => {
    try {
      const source = { ...shell, installed: shell.display.installed, ...storage.identity() }
      adopt(storage.mayHaveSession() || source.recoveryCode !== null ? await loadSession(source) : null)
    } catch {
      know({ status: 'offline' })
      if (shell.display.installed) shell.notices.notify({ tone: 'warning', text: messages.connectionTrouble })
    }
  }

  const reload = async () => {
    await load()
    await queries.invalidateQueries({ queryKey: ['profile'] })
  }

  const signOut = async () => {
    storage.forgetPerson()
    try {
      await unwrap(shell.api.DELETE('/api/session'))
    } finally {
      adopt(null)
      forgetPersonalReads(queries)
      otherTabs.announce()
      shell.navigation.navigate('home')
    }
  }

  return {
    facts,
    async begin() {
      if (parameters.paidSessionId !== null) storage.keepPayment(parameters.paidSessionId)
      const remembered = storage.identity().userId
      if (remembered !== null) void queries.prefetchQuery(profileRead(shell.api, remembered))
      await load()
      if (facts.get().status === 'offline') return
      const links = { shell, queries, reload }
      if (parameters.restoreCode !== null) {
        const opened = await followRestoreLink(links, parameters.restoreCode)
        if (!opened) know({ pendingRestoreCode: parameters.restoreCode })
      } else if (parameters.adopt !== null) {
        await followAdoptLink(links, parameters.adopt)
      }
    },
    async reload() {
      const before = shell.sessions.get()?.user_id
      await reload()
      if (shell.sessions.get()?.user_id !== before) otherTabs.announce()
    },
    signOut,
    acceptConsent: () => know({ consentAccepted: true }),
    finishPayment() {
      storage.keepPayment(null)
      know({ paidSessionId: null })
      // What was paid for appears at once: tabs and cards follow the session's premium flag.
      void reload()
    },
  }
}

/** Drops everything in the cache that belongs to a person. */
export function forgetPersonalReads(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'public' })
}
