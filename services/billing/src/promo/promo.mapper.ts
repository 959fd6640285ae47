import { PROMO_MESSAGES } from './messages.js'
import type { PromoCheckDto } from './promo.dto.js'
import type { Promo } from './promo.repository.js'

/** A checked code on the wire; null is any code that is of no use. */
export const toPromoCheckDto = (promo: Promo | null): PromoCheckDto =>
  promo
    ? {
        valid: true,
        message: PROMO_MESSAGES.valid(promo.discountPercent),
        description: promo.description,
        discount_percent: promo.discountPercent,
        minimum_amount: promo.minimumAmount,
      }
    : {
        valid: false,
        message: PROMO_MESSAGES.invalid,
        description: null,
        discount_percent: 0,
        minimum_amount: null,
      }
