import { LastVersionNumber } from './errors.js'

/** How much changes: `major` for another meaning, `minor` for better words. */
export const CHANGE_SIZES = ['minor', 'major'] as const
export type ChangeSize = (typeof CHANGE_SIZES)[number]

const HIGHEST = 9999

/** The version after one. @throws AppError `conflict` when there is none left */
export const nextVersion = (version: string, size: ChangeSize): string => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const next = size === 'major' ? [major + 1, 0] : [major, minor + 1]
  if (next.some((part) => part > HIGHEST)) throw new LastVersionNumber()
  return next.join('.')
}
