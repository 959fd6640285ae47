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
