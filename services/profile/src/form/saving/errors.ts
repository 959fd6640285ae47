import { situation } from '@gb/service-kit'
import { FORM_MESSAGES } from './messages.js'

/** The key belongs to another form. */
export class KeyOfOtherProfile extends situation('idempotency_mismatch', FORM_MESSAGES.keyReused) {}
/** Nobody is signed in whose profile it would be. */
export class NoSessionForProfile extends situation('no_session', FORM_MESSAGES.noSession) {}
/** The browser has made a profile before. */
export class ProfileThereAlready extends situation('conflict', FORM_MESSAGES.alreadyCreated) {}
