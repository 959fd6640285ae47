/** Reads what bars say. */
export interface BarReader {
  /** All texts that are found in a picture. */
  readonly texts: (picture: ImageData) => Promise<readonly string[]>
  readonly end: () => void
}
