import { situation } from '@gb/service-kit'
import { PREMIUM_MESSAGES } from './messages.js'

/** No package has the id that premium should be given by. */
export class NoPackageToGive extends situation('not_found', PREMIUM_MESSAGES.noPackage) {}

/** The person has no premium. */
export class NothingToRevoke extends situation('conflict', PREMIUM_MESSAGES.nothingToRevoke) {}
