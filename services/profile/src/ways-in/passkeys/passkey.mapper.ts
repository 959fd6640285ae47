import { PASSKEY_QUESTION_MINUTES } from '@gb/domain'
import { named, spelled } from '@gb/service-kit'
import type { AddPasskeyDto, SignedPasskeyDto } from './passkey-answer.dto.js'
import type { SignInQuestion } from './passkey-sign-in.service.js'
import type { UnlockQuestion } from './passkey-unlock.service.js'
import type { RegistrationAnswer, SignedAnswer } from './passkey-verifier.js'
import type {
  KnownPasskeyDto,
  PasskeyDto,
  PasskeyQuestionDto,
  PasskeysDto,
  RegistrationQuestionDto,
  UnlockQuestionDto,
} from './passkey.dto.js'
import type { KnownCredential, Passkey } from './passkey.repository.js'
import type { RegistrationQuestion } from './passkey-registration.service.js'
import type { PasskeyState } from './passkeys.service.js'

const MINUTE_MS = 60_000

export const toRegistrationAnswer = (dto: AddPasskeyDto): RegistrationAnswer => ({
  ...named(dto, 'credential_id', 'client_data_json', 'attestation_object'),
  transports: [...new Set(dto.transports)],
})

export const toSignedAnswer = (dto: SignedPasskeyDto): SignedAnswer =>
  named(dto, 'credential_id', 'client_data_json', 'authenticator_data', 'signature', 'user_handle')

export const toPasskeyDto = (passkey: Passkey): PasskeyDto =>
  spelled(passkey, 'passkeyId', 'name', 'backedUp', 'createdAt', 'lastUsedAt')

export const toPasskeysDto = ({ passkeys, codeRestoreEnabled }: PasskeyState): PasskeysDto => ({
  passkeys: passkeys.map(toPasskeyDto),
  code_restore_enabled: codeRestoreEnabled,
})

const TIMEOUT_MS = PASSKEY_QUESTION_MINUTES * MINUTE_MS

export const toQuestionDto = ({ challenge, site }: SignInQuestion): PasskeyQuestionDto => ({
  challenge,
  site,
  timeout_ms: TIMEOUT_MS,
})

export const toUnlockQuestionDto = (question: UnlockQuestion): UnlockQuestionDto => ({
  ...spelled(question, 'challenge', 'site'),
  timeout_ms: TIMEOUT_MS,
  passkeys: question.passkeys.map(toKnownDto),
})

export const toRegistrationQuestionDto = (question: RegistrationQuestion): RegistrationQuestionDto => ({
  ...spelled(question, 'challenge', 'site'),
  timeout_ms: TIMEOUT_MS,
  user_handle: question.userHandle,
  user_name: question.email || question.name,
  display_name: question.name,
  passkeys: question.passkeys.map(toKnownDto),
})

const toKnownDto = ({ credentialId, transports }: KnownCredential): KnownPasskeyDto => ({
  credential_id: credentialId.toString('base64url'),
  transports,
})
