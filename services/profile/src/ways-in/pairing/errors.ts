import { situation } from '@gb/service-kit'
import { PAIRING_MESSAGES } from './messages.js'

/** There is no profile for another device to open. */
export class NothingToPair extends situation('not_found', PAIRING_MESSAGES.noProfile) {}
