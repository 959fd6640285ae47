import { unwrap, type ApiClient } from '@gb/api-client'
import type { ConfirmationPurpose } from '@gb/domain'
import { toAddBody, toCreationOptions, toRequestOptions, toSignedBody } from '../model/web-authn.mapper'

// Only who presses a button needs it.
const webAuthn = () => import('@simplewebauthn/browser')

/** Makes a passkey on this device and adds it to the profile. */
export async function makePasskey(api: ApiClient) {
  const question = await unwrap(api.POST('/api/passkeys/registration-options'))
  const { startRegistration } = await webAuthn()
  const made = await startRegistration({ optionsJSON: toCreationOptions(question) })
  return unwrap(api.POST('/api/passkeys', { body: toAddBody(made) }))
}

/** Opens a profile here with a passkey of this site, whoever's it is. */
export async function signInWithPasskey(api: ApiClient) {
  const question = await unwrap(api.POST('/api/passkeys/sign-in-options'))
  const { startAuthentication } = await webAuthn()
  const signed = await startAuthentication({ optionsJSON: toRequestOptions(question) })
  return unwrap(api.POST('/api/passkeys/sign-in', { body: toSignedBody(signed) }))
}

/** Has the signed-in person prove that they are there. */
export async function provePresence(api: ApiClient) {
  const question = await unwrap(api.POST('/api/passkeys/unlock-options'))
  const { startAuthentication } = await webAuthn()
  const signed = await startAuthentication({ optionsJSON: toRequestOptions(question) })
  await unwrap(api.POST('/api/passkeys/unlock', { body: toSignedBody(signed) }))
}

/** Has the signed-in person confirm with one of their passkeys that it is them. */
export async function confirmWithPasskey(api: ApiClient, purpose: ConfirmationPurpose) {
  const asked = { purpose, way: 'passkey' } as const
  const { question } = await unwrap(api.POST('/api/confirmation/start', { body: asked }))
  if (question === null) throw new TypeError('nothing to sign')
  const { startAuthentication } = await webAuthn()
  const signed = await startAuthentication({ optionsJSON: toRequestOptions(question) })
  await unwrap(api.POST('/api/confirmation/confirm', { body: { ...asked, passkey: toSignedBody(signed) } }))
}
