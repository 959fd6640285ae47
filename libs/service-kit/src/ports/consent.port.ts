import type { ConsentPurpose } from '@gb/domain'

/** Consent at this moment. Owned by the profile service. */
export abstract class ConsentPort {
  /** @throws AppError `consent_required` (missing or withdrawn) or `consent_outdated` (given to an older text) */
  abstract require(userId: string, purposes: ConsentPurpose[]): Promise<void>
}
