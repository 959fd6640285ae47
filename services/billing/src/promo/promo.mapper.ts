import { PROMO_MESSAGES } from './messages.js'
import type { OperatorPromoDto } from './operator-promo.dto.js'
import type { PromoCheckDto } from './promo.dto.js'
import type { Promo, PromoCode } from './promo.repository.js'

/** A checked code on the wire; null is any code that is of no use. */
export const toPromoCheckDto = (promo: Promo | null): PromoCheckDto =>
  promo
    ? {
        valid: true,
        message: PROMO_MESSAGES.valid(promo.discountPercent),
        description: promo.description,
        discount_percent: promo.discountPercent,
      }
    : { valid: false, message: PROMO_MESSAGES.invalid, description: null, discount_percent: 0 }

/** A code as an operator sees it. */
export const toOperatorPromoDto = (code: PromoCode): OperatorPromoDto => ({
  code: code.code,
  discount_percent: code.discountPercent,
  description: code.description,
  max_redemptions: code.maxRedemptions,
  used: code.used,
  expires_at: code.expiresAt?.toISOString() ?? null,
  deactivated_at: code.deactivatedAt?.toISOString() ?? null,
  created_at: code.createdAt.toISOString(),
})
