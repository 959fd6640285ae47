import type { ApiBody, ApiData } from '@gb/api-client'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialDescriptorJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'

export type RegistrationQuestion = ApiData<'/api/passkeys/registration-options', 'post'>
export type UnlockQuestion = ApiData<'/api/passkeys/unlock-options', 'post'>
export type SignInQuestion = ApiData<'/api/passkeys/sign-in-options', 'post'>
type AddBody = ApiBody<'/api/passkeys', 'post'>
type SignedBody = ApiBody<'/api/passkeys/sign-in', 'post'>
type Transport = AddBody['transports'][number]

const PRODUCT = 'Gastric Buddy'

/** Kinds of keys: Ed25519, P-256 and RSA, in this order. Source: standards, COSE algorithms, the registry. */
const ALGORITHMS = [-8, -7, -257]

const TRANSPORTS: readonly Transport[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

export const toCreationOptions = (
  question: RegistrationQuestion,
): PublicKeyCredentialCreationOptionsJSON => ({
  challenge: question.challenge,
  rp: { id: question.site, name: PRODUCT },
  user: { id: question.user_handle, name: question.user_name, displayName: question.display_name },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: question.timeout_ms,
  excludeCredentials: question.passkeys.map(toDescriptor),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
})

/** Without a list of passkeys the device offers those that it has for this site. */
export const toRequestOptions = (
  question: SignInQuestion | UnlockQuestion,
): PublicKeyCredentialRequestOptionsJSON => ({
  challenge: question.challenge,
  rpId: question.site,
  timeout: question.timeout_ms,
  userVerification: 'required',
  ...('passkeys' in question && { allowCredentials: question.passkeys.map(toDescriptor) }),
})

export const toAddBody = ({ id, response }: RegistrationResponseJSON): AddBody => ({
  credential_id: id,
  client_data_json: response.clientDataJSON,
  attestation_object: response.attestationObject,
  // A word that a newer browser has for a newer way is only a hint, and left out.
  transports: TRANSPORTS.filter((known) => response.transports?.some((transport) => transport === known)),
})

export const toSignedBody = ({ id, response }: AuthenticationResponseJSON): SignedBody => ({
  credential_id: id,
  client_data_json: response.clientDataJSON,
  authenticator_data: response.authenticatorData,
  signature: response.signature,
  user_handle: response.userHandle ?? null,
})

const toDescriptor = (known: UnlockQuestion['passkeys'][number]): PublicKeyCredentialDescriptorJSON => ({
  id: known.credential_id,
  type: 'public-key',
  transports: known.transports,
})
