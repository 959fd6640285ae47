const PREFIX = /^data:image\/(?:jpeg|png|webp);base64,/
// One character class and a short end: linear in the length of the text, whatever the text is.
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

const payloadOf = (text: string): string => text.slice(PREFIX.exec(text)?.[0].length ?? 0)

/** Whether the value is base64 in its strict form, with padding, and with nothing or a photo's data: prefix before it. */
export const isPhotoText = (value: unknown): value is string => {
  if (typeof value !== 'string') return false
  const payload = payloadOf(value)
  return payload.length % 4 === 0 && BASE64.test(payload)
}

/** The bytes of a text that `isPhotoText`. */
export const decodePhotoText = (text: string): Buffer => Buffer.from(payloadOf(text), 'base64')
