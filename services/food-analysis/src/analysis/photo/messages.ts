export const BAD_BASE64 = 'image_base64 must be a JPEG, PNG or WebP photo as base64.'
export const TOO_MANY_BYTES = 'This photo is too large. Please use one of at most 3 MB.'
export const WRONG_KIND = 'Please use a JPEG, PNG or WebP photo.'
export const UNREADABLE =
  'This photo could not be read. It may be damaged or too large. Please take it again.'
export const BUSY = 'Many photos are being looked at right now. Please try again in a moment.'
