import type { Farewell, ShownCode, SignOutOutcome, SignOutReach, StartupState } from '../host/startup-state'
import type { ReadsKeeper } from '../offline/keep-reads'
import type { Confirmation } from '../shared/restore/confirmation'
import { storage } from '../shared/storage'
import type { Store } from '../shared/store'
import type { AddressParameters } from './address-parameters'
import type { openSharedSession } from './other-tabs'

/** What a test replaces, and the built product brings. */
export interface StartupTools {
  openTabs?: typeof openSharedSession
  /** Shows what the device kept until the server has spoken; without it nothing is kept. */
  keeper?: ReadsKeeper
}

/** What the start knows; the rest of StartupState is derived from it. */
export interface StartupFacts {
  status: StartupState['status']
  consentAccepted: boolean
  pendingRestoreCode: string | null
  confirmation: Confirmation | null
  farewell: Farewell | null
  shownCode: ShownCode | null
  /** The link to a former address that somebody followed here; null when it was closed. */
  takeBack: string | null
  /** The link to somebody's side that was followed here; null when it was closed. */
  atSide: string | null
  /** A payment to finish now that somebody is signed in. */
  paidSessionId: string | null
}

/** What is known before anything was asked: from the address, and from what this browser kept. */
export const factsAtStart = ({ takeBack, atSide }: AddressParameters): StartupFacts => {
  const farewell = storage.farewell()
  return {
    status: 'starting',
    consentAccepted: false,
    pendingRestoreCode: null,
    confirmation: storage.confirmation(),
    farewell: farewell && { ...farewell, recoveryCode: null },
    shownCode: null,
    takeBack,
    atSide,
    paidSessionId: null,
  }
}

export interface Startup {
  facts: Store<StartupFacts>
  begin: () => Promise<void>
  /** Does what a link asks for that was opened in this very tab. */
  follow: (parameters: AddressParameters) => Promise<void>
  reload: () => Promise<void>
  signOut: (reach: SignOutReach) => Promise<SignOutOutcome>
  acceptConsent: () => void
  keepConfirmation: (confirmation: Confirmation | null) => void
  keepFarewell: (farewell: Farewell | null) => void
  showCode: (shown: ShownCode) => void
  finishPayment: () => void
  closeTakeBack: () => void
  closeInvitation: () => void
}
