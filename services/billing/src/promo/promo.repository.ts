import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** A promo code that can be redeemed. */
export interface Promo {
  code: string
  discountPercent: number
  description: string | null
  /** The least price of a package that it is good for; null: any. */
  minimumAmount: number | null
}

const IN_FORCE = 'deactivated_at IS NULL AND (expires_at IS NULL OR expires_at > now())'
const HAS_PAID = `EXISTS (SELECT FROM billing.entitlement e WHERE e.user_id = $1 AND e.provider <> 'gift')`
const IS_LEFT = '(max_redemptions IS NULL OR used < max_redemptions)'

// Whoever holds it in a checkout of their own may apply it again; whoever has redeemed it may not.
const redeemable = statement(
  'redeemable_promo',
  `SELECT p.code, p.discount_percent AS "discountPercent", p.description,
     p.minimum_amount::float8 AS "minimumAmount"
   FROM billing.promo_code p LEFT JOIN billing.promo_redemption r ON r.code = p.code AND r.user_id = $1
   WHERE p.code = $2 AND ${IN_FORCE} AND r.redeemed_at IS NULL AND (r.code IS NOT NULL OR ${IS_LEFT})
     AND NOT (p.first_time_only AND ${HAS_PAID})`,
)

// The newest checkout of a person holds the code; nobody else is counted for it.
const hold = statement(
  'hold_promo',
  `INSERT INTO billing.promo_redemption AS r (user_id, code, start_id)
   SELECT $1, code, $3 FROM billing.promo_code WHERE code = $2
   ON CONFLICT (user_id, code) DO UPDATE SET start_id = EXCLUDED.start_id, reserved_at = now()
     WHERE r.redeemed_at IS NULL
   RETURNING (xmax = 0) AS "isNew"`,
)
const count = statement(
  'count_promo',
  `UPDATE billing.promo_code SET used = used + 1 WHERE code = $1 AND ${IN_FORCE} AND ${IS_LEFT}
   RETURNING code`,
)
const inForce = statement(
  'promo_in_force',
  `SELECT code FROM billing.promo_code WHERE code = $1 AND ${IN_FORCE}`,
)
const release = statement(
  'release_promo',
  `WITH gone AS (
     DELETE FROM billing.promo_redemption WHERE user_id = $1 AND start_id = $2 AND redeemed_at IS NULL RETURNING code
   )
   UPDATE billing.promo_code p SET used = p.used - 1 FROM gone WHERE p.code = gone.code`,
)
const redeem = statement(
  'redeem_promo',
  `UPDATE billing.promo_redemption SET redeemed_at = now() WHERE user_id = $1 AND code = $2 AND redeemed_at IS NULL`,
)
/** Who holds and has redeemed which code. */
@Injectable()
export class PromoRepository {
  constructor(private readonly sql: Sql) {}

  /** The code if this person can redeem it now, else null. */
  redeemable(userId: string, code: string): Promise<Promo | null> {
    return this.sql.maybeOne<Promo>(redeemable, [userId, code])
  }

  /**
   * Holds the code for a checkout; call it in the transaction that begins the checkout, which must be undone on false.
   * However many ask at once, no more get it than the cap allows.
   */
  async hold(userId: string, code: string, startId: string): Promise<boolean> {
    const held = await this.sql.maybeOne<{ isNew: boolean }>(hold, [userId, code, startId])
    if (!held) return false
    return (await this.sql.maybeOne(held.isNew ? count : inForce, [code])) !== null
  }

  /** The checkout ended without a payment: somebody else may have the code. */
  async release(userId: string, startId: string): Promise<void> {
    await this.sql.query(release, [userId, startId])
  }

  /** The person paid with it. */
  async redeem(userId: string, code: string): Promise<void> {
    await this.sql.query(redeem, [userId, code])
  }
}
