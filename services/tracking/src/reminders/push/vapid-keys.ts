import { createECDH, hkdfSync } from 'node:crypto'
import { Env, Keys } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

const CURVE = 'prime256v1'
const PURPOSE = 'gastric-buddy:vapid:v1'
/** Number of points of P-256: a private key is from 1 to one less. Source: standards, FIPS 186-5. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
/** 16 bytes more than the key: the remainder then favors no number. Source: standards, FIPS 186-5, A.2.1. */
const SEED_BYTES = 48

const made = (secret: Buffer): Buffer => {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, SEED_BYTES))
  const key = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n
  return Buffer.from(key.toString(16).padStart(64, '0'), 'hex')
}

/**
 * Who the product is towards push services. The key is made from the key file and kept nowhere else: every process has
 * the same one from the first start on, without a moment in which two could make two.
 */
@Injectable()
export class VapidKeys {
  /** Base64url; the browser binds a permission to it. */
  readonly publicKey: string
  /** Base64url. */
  readonly privateKey: string
  /** Whom a push service may write to. */
  readonly subject: string

  constructor(env: Env, keys: Keys) {
    const { privateKey, subject } = env.vapid
    const secret = privateKey === null ? made(keys.internal) : Buffer.from(privateKey, 'base64url')
    const ecdh = createECDH(CURVE)
    ecdh.setPrivateKey(secret)
    this.publicKey = ecdh.getPublicKey('base64url')
    this.privateKey = secret.toString('base64url')
    this.subject = subject
  }
}
