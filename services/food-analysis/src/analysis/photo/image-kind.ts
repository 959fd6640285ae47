const startsWith = (bytes: Buffer, signature: readonly number[], offset = 0): boolean =>
  signature.every((byte, index) => bytes[offset + index] === byte)

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]
const WEBP_OFFSET = 8

/** Whether the first bytes are those of a JPEG, PNG or WebP. The name and the declared type of a file prove nothing. */
export const isPhoto = (bytes: Buffer): boolean =>
  startsWith(bytes, JPEG) ||
  startsWith(bytes, PNG) ||
  (startsWith(bytes, RIFF) && startsWith(bytes, WEBP, WEBP_OFFSET))
