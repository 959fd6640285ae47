const MEBIBYTE = 1024 * 1024

/**
 * A food photo: fits within maxWidth × maxHeight pixels (aspect kept), JPEG at jpegQuality (0–1), at most maxBytes
 * as a file and maxBodyBytes as the whole request body. Sources: product-rules 5 and 9; wire-rules 1 for the body.
 */
export const IMAGE = {
  maxWidth: 1024,
  maxHeight: 768,
  jpegQuality: 0.7,
  maxBytes: 3 * MEBIBYTE,
  maxBodyBytes: 4 * MEBIBYTE,
} as const

/**
 * A photo of a clinic's sheet: larger than that of a plate, because small print has to stay readable. A PDF of one has at
 * most maxPages pages, and counts as a photo otherwise. maxADay: how many of a person are read in 24 hours [own].
 */
export const SHEET = { maxWidth: 1600, maxHeight: 2200, jpegQuality: 0.8, maxPages: 4, maxADay: 10 } as const

/** How many bytes of a file say whether it is one in the High Efficiency format. */
export const HEIC_HEAD_BYTES = 12

const HEIC = /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s

/**
 * Whether a file begins as a picture in the High Efficiency format does; its name and type are whatever a device made of them.
 * Source: standards, ISO/IEC 23008-12, 10.2, brands.
 * @param head  its first bytes as Latin-1, a character each
 */
export const isHeicHead = (head: string): boolean => HEIC.test(head)
