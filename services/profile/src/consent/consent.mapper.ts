import type {
  ConsentFlagsDto,
  ConsentReceiptDto,
  ConsentsDto,
  PolicyVersionsDto,
} from './consent-answer.dto.js'
import { consentFlags, type ConsentStates } from './consent-state.js'
import type { ConsentOrigin } from './consent.repository.js'
import type { ConsentOverview, ConsentReceipt } from './consent.service.js'
import type { GiveConsentDto } from './give-consent.dto.js'
import type { TextsInForce } from './policy.repository.js'

/** The consents themselves are all true, or validation refused them. */
export const toOrigin = (dto: GiveConsentDto): ConsentOrigin => ({
  appVersion: dto.app_version,
  clientTs: dto.timestamp,
})

export const toFlagsDto = (states: ConsentStates): ConsentFlagsDto => consentFlags(states)

const toVersionsDto = (texts: TextsInForce): PolicyVersionsDto => ({
  privacy_policy: texts.privacy_policy,
  terms: texts.terms,
})

export const toReceiptDto = (receipt: ConsentReceipt): ConsentReceiptDto => ({
  consent: toFlagsDto(receipt.states),
  recorded_at: receipt.recordedAt.toISOString(),
  policy_versions: toVersionsDto(receipt.texts),
})

export const toConsentsDto = (overview: ConsentOverview): ConsentsDto => ({
  consent: toFlagsDto(overview.states),
  state: overview.states,
  policy_versions: toVersionsDto(overview.texts),
  entries: overview.entries.map((entry) => ({
    purpose: entry.purpose,
    granted: entry.granted,
    policy_version: entry.policyVersion,
    policy_sha256: entry.policySha256,
    app_version: entry.appVersion,
    timestamp: entry.clientTs.toISOString(),
    recorded_at: entry.serverTs.toISOString(),
  })),
  next_before: overview.nextBefore,
})
