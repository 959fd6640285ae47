import { RENEWAL_GRACE_DAYS } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { Sql, statement } from '@gb/service-kit'

/** A period of premium, paid or given. */
export interface PremiumPeriod {
  sessionId: string
  packageId: string
  startsAt: Date
  endsAt: Date
  revokedAt: Date | null
}

const MAX_LISTED = 200

const list = statement(
  'operator_premium_periods',
  `SELECT session_id AS "sessionId", package_id AS "packageId", starts_at AS "startsAt", ends_at AS "endsAt",
     revoked_at AS "revokedAt"
   FROM billing.entitlement WHERE user_id = $1 ORDER BY created_at DESC, session_id LIMIT ${MAX_LISTED}`,
)

const revoke = statement(
  'operator_revoke_premium',
  `UPDATE billing.entitlement SET revoked_at = now(),
     provider_owed = CASE WHEN status <> 'ended' AND subscription_id IS NOT NULL THEN 'end' END
   WHERE user_id = $1 AND revoked_at IS NULL AND ends_at > now() - interval '${RENEWAL_GRACE_DAYS} days' RETURNING session_id`,
)

/** Periods of premium, as operators see them. */
@Injectable()
export class OperatorPremiumRepository {
  constructor(private readonly sql: Sql) {}

  /** Newest first. */
  list(userId: string): Promise<PremiumPeriod[]> {
    return this.sql.query<PremiumPeriod & Record<string, unknown>>(list, [userId])
  }

  /** Ends every period that runs or is still to come; answers how many. */
  async revoke(userId: string): Promise<number> {
    return (await this.sql.query(revoke, [userId])).length
  }
}
