import { situation } from '@gb/service-kit'
import { PASSKEY_MESSAGES } from './messages.js'

/** The person has no passkey to confirm with. */
export class NoPasskey extends situation('not_found', PASSKEY_MESSAGES.none) {}
/** The person has no passkey of the id. */
export class NoSuchPasskey extends situation('not_found', PASSKEY_MESSAGES.noSuch) {}
/** Without a passkey the code is the only way in. */
export class PasskeyNeeded extends situation('conflict', PASSKEY_MESSAGES.needsPasskey) {}
/** The signature is not one of this person. */
export class PasskeyRefused extends situation('passkey_refused', PASSKEY_MESSAGES.refused) {}
/** As many passkeys are kept as we keep of one person. */
export class PasskeysFull extends situation('conflict', PASSKEY_MESSAGES.full) {}
/** The authenticator has a passkey of somebody here already. */
export class PasskeyKnown extends situation('conflict', PASSKEY_MESSAGES.known) {}
