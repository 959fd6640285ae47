import { situation } from '@gb/service-kit'
import { PACKAGE_MESSAGES } from './messages.js'

/** No package has the id. */
export class NoSuchPackage extends situation('not_found', PACKAGE_MESSAGES.notFound) {}

/** No price to come has the id; it may hold already. */
export class NoSuchPrice extends situation('not_found', PACKAGE_MESSAGES.noPrice) {}

/** Another price begins at that instant. */
export class PriceTaken extends situation('conflict', PACKAGE_MESSAGES.taken) {}

/** More prices to come than anybody keeps in mind. */
export class TooManyPrices extends situation('conflict', PACKAGE_MESSAGES.tooMany) {}
