import { situation } from '@gb/service-kit'
import { PROMO_CODE_MESSAGES } from './messages.js'

/** A promo code of this text exists. */
export class PromoCodeTaken extends situation('conflict', PROMO_CODE_MESSAGES.taken) {}

/** No promo code has the id. */
export class NoSuchPromoCode extends situation('not_found', PROMO_CODE_MESSAGES.unknown) {}
