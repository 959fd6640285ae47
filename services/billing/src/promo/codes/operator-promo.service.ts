import { FREE_PROMO_CODE_MIN_LENGTH, PROMO_CODE_PATTERN, promoCodeOf } from '@gb/domain'
import { AuditTrail, InvalidField, type Operator } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { PROMO_CODE_MESSAGES } from './messages.js'
import type { AddPromoDto } from './operator-promo.dto.js'
import { NoSuchPromoCode, PromoCodeTaken } from './errors.js'
import type { PromoCodeEntity } from './promo-code.entity.js'
import { PromoCodeRepository } from './promo-code.repository.js'

const checkedCode = ({ code: typed, discount_percent: percent }: AddPromoDto): string => {
  const code = promoCodeOf(typed)
  if (!PROMO_CODE_PATTERN.test(code)) throw new InvalidField('code', PROMO_CODE_MESSAGES.form)
  if (percent === 100 && code.length < FREE_PROMO_CODE_MIN_LENGTH)
    throw new InvalidField('code', PROMO_CODE_MESSAGES.freeTooShort)
  return code
}

const checkedEnd = ({ expires_at: typed }: AddPromoDto): Date | null => {
  if (typed === undefined) return null
  const end = new Date(typed)
  if (!(end.getTime() > Date.now())) throw new InvalidField('expires_at', PROMO_CODE_MESSAGES.expiresPast)
  return end
}

/** Promo codes, made and ended by operators. */
@Injectable()
export class OperatorPromoService {
  constructor(
    private readonly promos: PromoCodeRepository,
    private readonly trail: AuditTrail,
  ) {}

  /** @throws AppError `invalid_input`, `conflict` when the code exists: what people were promised is not changed */
  async add(body: AddPromoDto, operator: Operator): Promise<PromoCodeEntity> {
    const added = await this.promos.add({
      code: checkedCode(body),
      discountPercent: body.discount_percent,
      description: body.description ?? null,
      firstTimeOnly: body.first_time_only ?? false,
      minimumAmount: body.minimum_amount ?? null,
      maxRedemptions: body.max_redemptions ?? null,
      expiresAt: checkedEnd(body),
    })
    if (!added) throw new PromoCodeTaken()
    await this.trail.changed(operator, 'promo code made', {
      code: added.code,
      from: null,
      discount_percent: added.discountPercent,
      first_time_only: String(added.firstTimeOnly),
      minimum_amount: added.minimumAmount,
      max_redemptions: added.maxRedemptions,
      expires_at: added.expiresAt?.toISOString() ?? null,
    })
    return added
  }

  list(): Promise<PromoCodeEntity[]> {
    return this.promos.all()
  }

  /** Twice is as good as once. @throws AppError `not_found` */
  async deactivate(typed: string, operator: Operator): Promise<PromoCodeEntity> {
    const code = await this.promos.deactivate(promoCodeOf(typed))
    if (!code) throw new NoSuchPromoCode()
    await this.trail.changed(operator, 'promo code ended', { code: code.code, from: 'active', to: 'ended' })
    return code
  }
}
