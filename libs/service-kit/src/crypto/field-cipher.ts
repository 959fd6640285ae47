import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { FieldPlace } from './field-place.js'
import { Keys } from './keys.js'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const aad = (place: FieldPlace, version: string): Buffer =>
  Buffer.from(`${place.owner}|${place.field}|${version}`)

/** What tells a sealed value from all others, the same text sealed again among them: its version, iv and tag. */
export const sealOf = (sealed: Buffer): string =>
  sealed.toString('latin1', 0, 1 + sealed.readUInt8(0) + IV_BYTES + TAG_BYTES)

/** AES-256-GCM for single fields. Layout: version length (1) · version · iv (12) · tag (16) · ciphertext. */
@Injectable()
export class FieldCipher {
  constructor(private readonly keys: Keys) {}

  seal(text: string, place: FieldPlace): Buffer {
    const version = this.keys.current
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(ALGORITHM, this.keys.data(version), iv).setAAD(aad(place, version))
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([Buffer.from([version.length]), Buffer.from(version), iv, cipher.getAuthTag(), body])
  }

  open(sealed: Buffer, place: FieldPlace): string {
    const length = sealed.readUInt8(0)
    const version = sealed.toString('utf8', 1, 1 + length)
    const iv = sealed.subarray(1 + length, 1 + length + IV_BYTES)
    const tag = sealed.subarray(1 + length + IV_BYTES, 1 + length + IV_BYTES + TAG_BYTES)
    const decipher = createDecipheriv(ALGORITHM, this.keys.data(version), iv, { authTagLength: TAG_BYTES })
    decipher.setAAD(aad(place, version)).setAuthTag(tag)
    const body = sealed.subarray(1 + length + IV_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  }
}
