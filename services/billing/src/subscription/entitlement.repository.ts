import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** A paid checkout. */
interface PaidCheckout {
  userId: string
  sessionId: string
  packageId: string
  /** Length of the period in calendar months. */
  months: number
  /** What was paid. What is free ends by itself. */
  amount: number
}

/** A running period of premium. */
interface Entitlement {
  packageId: string
  endsAt: Date
  cancelAtPeriodEnd: boolean
}

const current = statement(
  'current_entitlement',
  `SELECT package_id AS "packageId", ends_at AS "endsAt", cancel_at_period_end AS "cancelAtPeriodEnd"
   FROM billing.entitlement
   WHERE user_id = $1 AND revoked_at IS NULL AND ends_at > now() AND starts_at <= now()
   ORDER BY ends_at DESC LIMIT 1`,
)

// Time that is already paid for is added, never lost.
const grant = statement(
  'grant_entitlement',
  `INSERT INTO billing.entitlement (user_id, session_id, package_id, starts_at, ends_at, cancel_at_period_end)
   SELECT $1, $2, $3, now(), GREATEST(now(), max(ends_at)) + make_interval(months => $4::int), $5
   FROM billing.entitlement WHERE user_id = $1 AND revoked_at IS NULL
   ON CONFLICT (session_id) DO NOTHING`,
)

/** Premium periods in Postgres. */
@Injectable()
export class EntitlementRepository {
  constructor(private readonly sql: Sql) {}

  /** The running period that ends last, or null. One indexed read. */
  current(userId: string): Promise<Entitlement | null> {
    return this.sql.maybeOne<Entitlement>(current, [userId])
  }

  /** Turns a payment into premium, once. */
  async grant({ userId, sessionId, packageId, months, amount }: PaidCheckout): Promise<void> {
    await this.sql.query(grant, [userId, sessionId, packageId, months, amount === 0])
  }
}
