import type { ApiData } from '@gb/api-client'
import { createContext, useContext } from 'react'
import type { Confirmation } from '../shared/restore/confirmation'
import type { StoredFarewell } from '../shared/storage'

export type Profile = ApiData<'/api/profile/{user_id}'>
export type Session = ApiData<'/api/session'>

/** A profile that was deleted here and can still be kept. */
export interface Farewell extends StoredFarewell {
  /** Only in the tab that deleted it: opens the profile again after an undo. Never stored. */
  recoveryCode: string | null
}

/** A profile code that the person has seen or typed in this visit. */
export interface ShownCode {
  userId: string
  code: string
  /** Only while the person has not seen this code before and has not said that they have it now. */
  news?: CodeNews
}

/** The first code of a new profile, or one in place of a code that no longer works. */
export type CodeNews = 'first' | 'replaced'

/** What the start of the app found out, and how to ask again. */
export interface StartupState {
  /** `offline`: every try failed; what the browser kept is shown meanwhile. */
  status: 'starting' | 'ready' | 'offline'
  /** Null for a visitor, and while starting. */
  session: Session | null
  /** Null for a visitor, and until it is loaded. */
  profile: Profile | null
  /** The code of this very profile, where it was shown or typed in this visit; never kept in a browser. */
  shownCode: string | null
  /** Why the code is news to the person; null when it is none. */
  codeNews: CodeNews | null
  /** The person has just seen or typed their code. */
  showCode: (shown: ShownCode) => void
  /** Name kept from the last visit, to greet before the server answered. */
  rememberedName: string | null
  /** Profile code found in the address or typed before; the profile screen may fill it in. */
  pendingRestoreCode: string | null
  /** A restore that waits for the code of a mail; the profile screen goes on with it. */
  confirmation: Confirmation | null
  keepConfirmation: (confirmation: Confirmation | null) => void
  /** The profile that was deleted on this device and can still be kept; null once somebody is signed in. */
  farewell: Farewell | null
  keepFarewell: (farewell: Farewell | null) => void
  /** True when the four consents must be asked before anything else. */
  needsConsent: boolean
  /** The consent was recorded on the server; the feature has kept its record. */
  acceptConsent: () => void
  /** Asks again who is signed in and loads the profile: after creating, restoring, or coming back online. */
  reload: () => Promise<void>
  /** Forgets the person on this device, with or without a connection, and ends the session. */
  signOut: (reach: SignOutReach) => Promise<SignOutOutcome>
}

/** `ended`: the server has ended this device's session already. */
export type SignOutReach = 'here' | 'everywhere' | 'ended'

/** `owed`: the server could not be reached; it is told before anything else as soon as it can. */
export type SignOutOutcome = 'done' | 'owed'

export const StartupContext = createContext<StartupState | null>(null)

/** State of the start, for the shell's own features. Remotes use `useHost`. */
export function useStartup(): StartupState {
  const state = useContext(StartupContext)
  if (state === null) throw new Error('no StartupProvider above')
  return state
}
