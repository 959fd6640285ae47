/** A photo of one's progress. It lies on this device, sealed, and goes nowhere. */
export interface ProgressPhoto {
  id: string
  /** The local day it was taken, YYYY-MM-DD. */
  day: string
  /** A JPEG as a data address. */
  picture: string
}

/** So many are kept; about 4 MB on the device [own]. */
export const MOST_PHOTOS = 40

const isText = (value: unknown): value is string => typeof value === 'string'

const isPhoto = (value: unknown): value is ProgressPhoto =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  isText(value.id) &&
  'day' in value &&
  isText(value.day) &&
  'picture' in value &&
  isText(value.picture) &&
  value.picture.startsWith('data:image/jpeg;base64,')

/** The photos of a stored record, oldest first; what is none is left out. */
export const photosIn = (record: unknown): ProgressPhoto[] =>
  Array.isArray(record) ? record.filter(isPhoto).toSorted((a, b) => a.day.localeCompare(b.day)) : []

/** The first and the last photo, to lay side by side; null while there are not two days. */
export function beforeAndNow(
  photos: readonly ProgressPhoto[],
): { before: ProgressPhoto; now: ProgressPhoto } | null {
  const [before, now] = [photos[0], photos.at(-1)]
  return before === undefined || now === undefined || before.day === now.day ? null : { before, now }
}
