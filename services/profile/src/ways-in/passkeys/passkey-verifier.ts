import { Injectable } from '@nestjs/common'
import { Env } from '@gb/service-kit'
import { loadWebAuthn } from './web-authn.js'

/** What a browser answers when it has made a passkey. All but the transports is base64url. */
export interface RegistrationAnswer {
  credentialId: string
  clientDataJson: string
  attestationObject: string
  transports: string[]
}

/** What a browser answers when a passkey has signed. All of it is base64url. */
export interface SignedAnswer {
  credentialId: string
  clientDataJson: string
  authenticatorData: string
  signature: string
  /** Whose passkey it is, in the words of the passkey itself. */
  userHandle: string | null
}

/** How a passkey stands after a signature. */
export interface UsedCredential {
  counter: number
  backedUp: boolean
}

/** A new passkey that has proven itself. */
export interface NewCredential extends UsedCredential {
  credentialId: Buffer
  /** COSE. */
  publicKey: Buffer
}

/** Names a person to their passkey: the bytes of the id, which say nothing about anybody. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')

/** The question that an answer is about, or null for something else than an answer. It is not verified by this. */
export const challengeIn = (clientDataJson: string): string | null => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    const isAnswer = typeof data === 'object' && data !== null && 'challenge' in data
    return isAnswer && typeof data.challenge === 'string' ? data.challenge : null
  } catch {
    return null
  }
}

/** Checks what browsers answer. The person must have proven who they are to the device, not only touched it. */
@Injectable()
export class PasskeyVerifier {
  /** The site that passkeys are made for and the only one where browsers let them sign. */
  readonly site: string

  constructor(private readonly env: Env) {
    this.site = new URL(env.publicOrigin).hostname
  }

  /** Null for whatever is wrong with it. */
  async made(answer: RegistrationAnswer, expectedChallenge: string): Promise<NewCredential | null> {
    const { verifyRegistrationResponse, withoutAttestation } = await loadWebAuthn()
    try {
      const { registrationInfo: made } = await verifyRegistrationResponse({
        response: {
          id: answer.credentialId,
          rawId: answer.credentialId,
          type: 'public-key',
          clientExtensionResults: {},
          response: {
            clientDataJSON: answer.clientDataJson,
            attestationObject: withoutAttestation(answer.attestationObject),
          },
        },
        expectedChallenge,
        ...this.expected(),
      })
      if (made?.credential.id !== answer.credentialId) return null
      return {
        credentialId: Buffer.from(made.credential.id, 'base64url'),
        publicKey: Buffer.from(made.credential.publicKey),
        counter: made.credential.counter,
        backedUp: made.credentialBackedUp,
      }
    } catch {
      return null
    }
  }

  /** Null for whatever is wrong with it. The counter is not compared here. */
  async signed(
    answer: SignedAnswer,
    expectedChallenge: string,
    publicKey: Buffer,
  ): Promise<UsedCredential | null> {
    const { verifyAuthenticationResponse } = await loadWebAuthn()
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          id: answer.credentialId,
          rawId: answer.credentialId,
          type: 'public-key',
          clientExtensionResults: {},
          response: {
            clientDataJSON: answer.clientDataJson,
            authenticatorData: answer.authenticatorData,
            signature: answer.signature,
          },
        },
        expectedChallenge,
        credential: { id: answer.credentialId, publicKey: new Uint8Array(publicKey), counter: 0 },
        ...this.expected(),
      })
      if (!verified) return null
      return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp }
    } catch {
      return null
    }
  }

  private expected() {
    return {
      expectedOrigin: this.env.publicOrigin,
      expectedRPID: this.site,
      requireUserVerification: true,
    }
  }
}
