import type { ConfirmationPurpose, ConsentPurpose } from '@gb/domain'
import { situation } from '../base/errors/situation.js'
import type { OperatorScope } from '../contracts/operator.port.js'
import { ACCESS_REFUSALS, CONFIRMATION_REFUSAL, CONSENT_REFUSALS, OPERATOR_REFUSALS } from './messages.js'

/** Nobody is signed in. */
export class NoSession extends situation('no_session', ACCESS_REFUSALS.noSession) {}
/** The one answer about anything of another profile, whether that exists or not. */
export class NotYours extends situation('not_yours', ACCESS_REFUSALS.notYours) {}
/** A part of Premium, and this person has none now. */
export class PremiumRequired extends situation('premium_required', ACCESS_REFUSALS.premium) {}
/** The profile is about to be erased, at the instant that the answer names. */
export class DeletionPending extends situation(
  'deletion_pending',
  ACCESS_REFUSALS.deletionPending,
  (eraseAt: Date) => ({ members: { erase_at: eraseAt.toISOString() } }),
) {}
/** The purpose was never agreed to, or no longer is. */
export class ConsentRequired extends situation(
  'consent_required',
  (_purpose: ConsentPurpose) => CONSENT_REFUSALS.notAll,
  (purpose) => ({ members: { purpose } }),
) {}
/** The purpose was agreed to with an older text. */
export class ConsentOutdated extends situation(
  'consent_outdated',
  (_purpose: ConsentPurpose) => CONSENT_REFUSALS.outdated,
  (purpose) => ({ members: { purpose } }),
) {}
/** The session has not just confirmed this purpose; `ways` are those open to this person. */
export class NotConfirmed extends situation(
  'fresh_confirmation_required',
  (_purpose: ConfirmationPurpose, _ways: readonly string[]) => CONFIRMATION_REFUSAL,
  (purpose, ways) => ({ members: { purpose, ways } }),
) {}
/** No operator has this token. */
export class NoOperator extends situation('no_session', OPERATOR_REFUSALS.token) {}
/** A personal token opens what it was made for, and never what has to do with who somebody is. */
export class NotForTokens extends situation('scope_missing', ACCESS_REFUSALS.notForTokens) {}
/** The operator's token is for other work. */
export class ScopeMissing extends situation('scope_missing', (scope: OperatorScope) =>
  OPERATOR_REFUSALS.scope(scope),
) {}
/** The operator's token ships releases of other remotes. */
export class OtherRemotes extends situation('scope_missing', (remotes: readonly string[]) =>
  OPERATOR_REFUSALS.remote(remotes),
) {}
