import type { OperatorPromoDto } from './operator-promo.dto.js'
import type { PromoCodeEntity } from './promo-code.entity.js'

/** A code as an operator sees it. */
export const toOperatorPromoDto = (code: PromoCodeEntity): OperatorPromoDto => ({
  code: code.code,
  discount_percent: code.discountPercent,
  description: code.description,
  max_redemptions: code.maxRedemptions,
  used: code.used,
  expires_at: code.expiresAt?.toISOString() ?? null,
  deactivated_at: code.deactivatedAt?.toISOString() ?? null,
  created_at: code.createdAt.toISOString(),
})
