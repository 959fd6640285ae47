/**
 * A new random UUID (version 4), for `entry_id` of a new entry and for idempotency keys.
 * Works on plain http too, where `crypto.randomUUID` is missing (a phone on the clinic's own network).
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/**
 * Headers that make a write safe to send again: `headers: idempotent(key)`.
 * Use one key per intention (one press of Save, one opening of a form), and the same key for each retry of it.
 */
export function idempotent(key: string): { 'Idempotency-Key': string } {
  return { 'Idempotency-Key': key }
}
