import { spelled } from '@gb/service-kit'
import type { OperatorPromoDto } from './operator-promo.dto.js'
import type { PromoCodeEntity } from './promo-code.entity.js'

/** A code as an operator sees it. */
export const toOperatorPromoDto = (code: PromoCodeEntity): OperatorPromoDto => ({
  ...spelled(code, 'code', 'discountPercent', 'description', 'maxRedemptions', 'used', 'expiresAt'),
  ...spelled(code, 'firstTimeOnly', 'minimumAmount', 'deactivatedAt', 'createdAt'),
})
