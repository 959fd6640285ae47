import { Sql } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { IsNull, Repository } from 'typeorm'
import { PromoCodeEntity } from './promo-code.entity.js'

/** What a new code promises. */
export type NewPromoCode = Pick<
  PromoCodeEntity,
  | 'code'
  | 'discountPercent'
  | 'description'
  | 'maxRedemptions'
  | 'firstTimeOnly'
  | 'minimumAmount'
  | 'expiresAt'
>

const MAX_LISTED = 1000

/** Promo codes as operators keep them. */
@Injectable()
export class PromoCodeRepository {
  constructor(
    @InjectRepository(PromoCodeEntity, 'billing')
    private readonly rows: Repository<PromoCodeEntity>,
    private readonly sql: Sql,
  ) {}

  /** Null when the code exists already. */
  add(promised: NewPromoCode): Promise<PromoCodeEntity | null> {
    const { code } = promised
    return this.sql.transaction(async () => {
      const insert = this.rows.createQueryBuilder().insert().values(promised).orIgnore()
      const added: unknown = (await insert.returning('code').execute()).raw
      return Array.isArray(added) && added.length > 0 ? this.rows.findOneBy({ code }) : null
    })
  }

  /** The newest first. */
  all(): Promise<PromoCodeEntity[]> {
    return this.rows.find({ order: { createdAt: 'DESC', code: 'ASC' }, take: MAX_LISTED })
  }

  /** From now on nobody redeems it; twice is as good as once. Null for an unknown code. */
  deactivate(code: string): Promise<PromoCodeEntity | null> {
    return this.sql.transaction(async () => {
      await this.rows.update({ code, deactivatedAt: IsNull() }, { deactivatedAt: () => 'now()' })
      return this.rows.findOneBy({ code })
    })
  }
}
