import { describe, expect, it } from '@jest/globals'
import { toAddBody, toCreationOptions, toRequestOptions, toSignedBody } from './web-authn.mapper'

const QUESTION = { challenge: 'Y2hhbGxlbmdl', site: 'localhost', timeout_ms: 300_000 }
const KNOWN = { credential_id: 'aWQ', transports: ['internal' as const] }

describe('the mapper of passkeys', () => {
  it('asks for a passkey that the device can find by itself, and for proof of the person', () => {
    const options = toCreationOptions({
      ...QUESTION,
      user_handle: 'aGFuZGxl',
      user_name: 'sam@example.com',
      display_name: 'Sam',
      passkeys: [KNOWN],
    })
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Gastric Buddy' },
      user: { id: 'aGFuZGxl', name: 'sam@example.com', displayName: 'Sam' },
      excludeCredentials: [{ id: 'aWQ', type: 'public-key', transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
  })

  it('asks any passkey to sign in, and only the own ones to unlock', () => {
    expect(toRequestOptions(QUESTION)).toEqual({
      challenge: QUESTION.challenge,
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    })
    expect(toRequestOptions({ ...QUESTION, passkeys: [KNOWN] }).allowCredentials).toEqual([
      { id: 'aWQ', type: 'public-key', transports: ['internal'] },
    ])
  })

  it('leaves out the transports that the server does not know', () => {
    const body = toAddBody({
      id: 'aWQ',
      rawId: 'aWQ',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'Yw', attestationObject: 'YQ', transports: ['usb', 'internal'] },
    })
    expect(body).toEqual({
      credential_id: 'aWQ',
      client_data_json: 'Yw',
      attestation_object: 'YQ',
      transports: ['internal', 'usb'],
    })
  })

  it('says null where the device does not name the owner', () => {
    const response = { clientDataJSON: 'Yw', authenticatorData: 'YQ', signature: 'cw' }
    const signed = {
      id: 'aWQ',
      rawId: 'aWQ',
      type: 'public-key' as const,
      clientExtensionResults: {},
      response,
    }
    expect(toSignedBody(signed).user_handle).toBeNull()
    const named = { ...signed, response: { ...response, userHandle: 'aA' } }
    expect(toSignedBody(named).user_handle).toBe('aA')
  })
})
