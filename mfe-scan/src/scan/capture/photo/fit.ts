/** Width and height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The largest size with the same proportions that fits into the box; a smaller photo keeps its own.
 * Whole pixels, at least 1.
 */
export const fitWithin = (size: Size, box: Size): Size => {
  const scale = Math.min(1, box.width / size.width, box.height / size.height)
  return { width: pixels(size.width * scale), height: pixels(size.height * scale) }
}

const pixels = (length: number) => Math.max(1, Math.round(length))
