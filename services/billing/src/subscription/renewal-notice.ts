import { premiumUntil } from '@gb/domain'
import type { NewNotice } from '../notices/notice.repository.js'
import type { Change } from './entitlement.repository.js'
import type { Entitlement } from './entitlement.js'

/** What a person has to be told when their subscription becomes what it was not; null when that is nothing. */
export const renewalNotice = (
  before: Entitlement,
  { status, endsAt, revoked }: Pick<Change, 'status' | 'endsAt' | 'revoked'>,
): NewNotice | null => {
  const { userId, packageId, currency, renewalAmount } = before
  const about = { userId, packageId, currency }
  // A refund has its own letter, and a canceled one ends as it was told.
  const isTold =
    revoked || before.revokedAt !== null || before.refundAskedAt !== null || before.cancelAtPeriodEnd
  if (isTold || status === before.status) return null
  if (status === 'past_due')
    return {
      ...about,
      kind: 'renewal_failed',
      day: premiumUntil({ endsAt, renews: true }),
      amount: renewalAmount,
    }
  return status === 'ended' ? { ...about, kind: 'ended', day: endsAt, amount: null } : null
}
