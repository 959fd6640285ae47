const PREFIX = /^data:image\/(?:jpeg|png|webp);base64,/
// Looks for one foreign character instead of matching the whole: a repeated class would keep a way back for each of
// four million characters, and overflow the stack of the expression engine.
const FOREIGN = /[^A-Za-z0-9+/]/

const payloadOf = (text: string): string => text.slice(PREFIX.exec(text)?.[0].length ?? 0)

const withoutPadding = (payload: string): string => {
  if (payload.endsWith('==')) return payload.slice(0, -2)
  return payload.endsWith('=') ? payload.slice(0, -1) : payload
}

/** Whether the value is base64 in its strict form, with padding, and with nothing or a photo's data: prefix before it. */
export const isPhotoText = (value: unknown): value is string => {
  if (typeof value !== 'string') return false
  const payload = payloadOf(value)
  const characters = withoutPadding(payload)
  return payload.length % 4 === 0 && characters.length > 0 && !FOREIGN.test(characters)
}

/** The bytes of a text that `isPhotoText`. */
export const decodePhotoText = (text: string): Buffer => Buffer.from(payloadOf(text), 'base64')
