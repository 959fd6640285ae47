import { situation } from '@gb/service-kit'
import { CONSENT_MESSAGES } from './messages.js'

/** A profile needs every consent that it rests on. */
export class ConsentMissing extends situation('consent_required', CONSENT_MESSAGES.notAll) {}
/** Nobody is signed in whose consent it would be. */
export class NoSessionForConsent extends situation('no_session', CONSENT_MESSAGES.noSession) {}
