import { hash, randomBytes } from 'node:crypto'

const BYTES = { session: 32, device: 32, visitor: 16 } as const

/** A fresh opaque token for a cookie: 256 bits for sessions and devices, 128 for visitors. */
export const newToken = (kind: keyof typeof BYTES): string => randomBytes(BYTES[kind]).toString('base64url')

/** What the database keeps of a token. Plain SHA-256 is enough, because nobody can list 128 random bits. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')
