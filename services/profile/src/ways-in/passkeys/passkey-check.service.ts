import { Injectable } from '@nestjs/common'
import { AppError } from '@gb/service-kit'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { PasskeyVerifier, type SignedAnswer, userHandleOf } from './passkey-verifier.js'
import { PasskeyRepository, type StoredCredential } from './passkey.repository.js'
import { PasskeyRefused } from './errors.js'

/** One refusal for every reason: it tells nobody which passkeys there are. */
export const passkeyRefused = (): AppError => new PasskeyRefused()

/** A signature to check. */
export interface PasskeyCheck {
  answer: SignedAnswer
  /** The question, used up by now. */
  challenge: string
  /** Whose passkey it has to be; null for anybody's. */
  owner: string | null
  /** Keyed pseudonym of the network. */
  network: string
}

/** Checks the signature of a passkey that we know. */
@Injectable()
export class PasskeyCheckService {
  constructor(
    private readonly verifier: PasskeyVerifier,
    private readonly passkeys: PasskeyRepository,
    private readonly events: SecurityEventRepository,
  ) {}

  /**
   * Whose passkey signed the question. Its use is written down even if what follows fails: a signature is spent.
   * @throws AppError `passkey_refused`
   */
  async check({ answer, challenge, owner, network }: PasskeyCheck): Promise<string> {
    const stored = await this.passkeys.find(Buffer.from(answer.credentialId, 'base64url'))
    if (!stored || !namesOwner(answer, stored)) throw passkeyRefused()
    if (owner !== null && owner !== stored.userId) throw passkeyRefused()
    const used = await this.verifier.signed(answer, challenge, stored.publicKey)
    if (!used) throw passkeyRefused()
    if (await this.passkeys.use(stored, used)) return stored.userId
    await this.events.add({ kind: 'passkey_copied', userId: stored.userId, network })
    throw passkeyRefused()
  }
}

// Browsers leave the name out where they were told which passkeys to ask.
const namesOwner = ({ userHandle }: SignedAnswer, { userId }: StoredCredential): boolean =>
  userHandle === null || userHandle === userHandleOf(userId)
