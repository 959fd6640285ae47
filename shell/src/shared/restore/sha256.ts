import { sha256 } from '@noble/hashes/sha2'

/**
 * First 32 bits of the SHA-256 of a text, as an unsigned number. Not the browser's own: that answers one promise per
 * hash, a puzzle needs some 260,000 of them, and it is missing on plain http.
 */
export function sha256Head(text: string): number {
  const [a = 0, b = 0, c = 0, d = 0] = sha256(text)
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
}
