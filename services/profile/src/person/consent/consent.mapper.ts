import { CONSENT_APP_VERSION, CONSENT_PURPOSES } from '@gb/domain'
import type { ConsentStates } from '@gb/service-kit'
import { spelled } from '@gb/service-kit'
import type {
  ConsentEntryDto,
  ConsentFlagsDto,
  ConsentReceiptDto,
  ConsentsDto,
  PolicyVersionsDto,
  WithdrawnConsentDto,
} from './consent-answer.dto.js'
import { consentFlags } from './consent-state.js'
import type { ConsentEntry } from './consent.repository.js'
import type { ConsentOverview, ConsentReceipt, GivenConsents, Withdrawal } from './consent.service.js'
import type { GiveConsentDto } from './give-consent.dto.js'
import type { TextsInForce } from './policy.repository.js'
import { TURNED_OFF } from './withdrawal.js'

/** Without a purpose the consents themselves are all true, or validation refused them. */
export const toGivenConsents = (dto: GiveConsentDto): GivenConsents => ({
  purposes: dto.purpose === undefined ? CONSENT_PURPOSES : [dto.purpose],
  origin: {
    appVersion: dto.app_version ?? CONSENT_APP_VERSION,
    clientTs: dto.timestamp ?? new Date().toISOString(),
  },
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

export const toWithdrawnDto = ({ purpose, states, recordedAt }: Withdrawal): WithdrawnConsentDto => ({
  purpose,
  consent: toFlagsDto(states),
  state: states,
  turns_off: [...TURNED_OFF[purpose]],
  recorded_at: recordedAt?.toISOString() ?? null,
})

/** One line of the ledger on the wire. */
export const toConsentEntryDto = (entry: ConsentEntry): ConsentEntryDto => ({
  ...spelled(entry, 'purpose', 'granted', 'policyVersion', 'policySha256', 'appVersion'),
  timestamp: entry.clientTs.toISOString(),
  recorded_at: entry.serverTs.toISOString(),
})

export const toConsentsDto = (overview: ConsentOverview): ConsentsDto => ({
  consent: toFlagsDto(overview.states),
  state: overview.states,
  policy_versions: toVersionsDto(overview.texts),
  turns_off: {
    privacy_policy_accepted: [...TURNED_OFF.privacy_policy_accepted],
    terms_accepted: [...TURNED_OFF.terms_accepted],
    health_data_consent: [...TURNED_OFF.health_data_consent],
    ai_analysis_consent: [...TURNED_OFF.ai_analysis_consent],
  },
  entries: overview.entries.map(toConsentEntryDto),
  next_before: overview.nextBefore,
})
