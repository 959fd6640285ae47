import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const FLAGS = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 }

/** What one answer may do differently from an honest device. */
export interface Mischief {
  origin?: string
  site?: string
  /** The person only touched it. */
  unverified?: boolean
  challenge?: string
  userHandle?: string | null
  /** Counts from here instead of going on. */
  counter?: number
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const b64 = (data: Buffer | string): string => Buffer.from(data).toString('base64url')

// CBOR as far as a passkey needs it.
const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const cbor = {
  int: (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value)),
  bytes: (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]),
  text: (value: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]),
  map: (...pairs: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, pairs.length), ...pairs.flat()]),
}

/** A passkey made of Node's own cryptography: ES256, one for one site and one person. */
export class SoftPasskey {
  readonly id = randomBytes(16)
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private counter = 0
  private userHandle = b64(randomBytes(16))

  /** @param counts false for one that is synced between devices and always says 0 */
  constructor(
    private readonly counts = true,
    private readonly origin = 'http://localhost:3000',
  ) {}

  /** Answers `registration-options`. */
  register(question: Record<string, unknown>, mischief: Mischief = {}, format = 'none') {
    this.userHandle = String(question.user_handle)
    const authData = this.authData(String(question.site), mischief, this.attested())
    const statement = format === 'none' ? cbor.map() : cbor.map([cbor.text('alg'), cbor.int(-7)])
    return {
      credential_id: b64(this.id),
      client_data_json: this.clientData('webauthn.create', question, mischief),
      attestation_object: b64(
        cbor.map(
          [cbor.text('fmt'), cbor.text(format)],
          [cbor.text('attStmt'), statement],
          [cbor.text('authData'), cbor.bytes(authData)],
        ),
      ),
      transports: ['internal'],
    }
  }

  /** Answers `sign-in-options` and `unlock-options`. */
  sign(question: Record<string, unknown>, mischief: Mischief = {}) {
    const authData = this.authData(String(question.site), mischief)
    const clientData = this.clientData('webauthn.get', question, mischief)
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientData, 'base64url'))])
    return {
      credential_id: b64(this.id),
      client_data_json: clientData,
      authenticator_data: b64(authData),
      signature: b64(sign('sha256', signed, this.keys.privateKey)),
      user_handle: mischief.userHandle === undefined ? this.userHandle : mischief.userHandle,
    }
  }

  private clientData(type: string, question: Record<string, unknown>, mischief: Mischief): string {
    const challenge = mischief.challenge ?? String(question.challenge)
    return b64(
      JSON.stringify({ type, challenge, origin: mischief.origin ?? this.origin, crossOrigin: false }),
    )
  }

  private authData(site: string, mischief: Mischief, attested?: Buffer): Buffer {
    const synced = this.counts ? 0 : FLAGS.backupEligible | FLAGS.backedUp
    const flags =
      FLAGS.present | (mischief.unverified ? 0 : FLAGS.verified) | synced | (attested ? FLAGS.attested : 0)
    if (this.counts) this.counter = mischief.counter ?? this.counter + 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const parts = [sha256(mischief.site ?? site), Buffer.from([flags]), counter]
    return Buffer.concat(attested ? [...parts, attested] : parts)
  }

  private attested(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const key = cbor.map(
      [cbor.int(1), cbor.int(2)],
      [cbor.int(3), cbor.int(-7)],
      [cbor.int(-1), cbor.int(1)],
      [cbor.int(-2), cbor.bytes(Buffer.from(x, 'base64url'))],
      [cbor.int(-3), cbor.bytes(Buffer.from(y, 'base64url'))],
    )
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key])
  }
}
