import { PROTEIN_DENSITY } from './parts.js'

/** How a meal that was rated long ago keeps what held its rating back. */
const CAPPED = /^(.+) caps the label at (good|fair|poor)$/
const DENSITY = /^(\d+(?:\.\d+)?) g protein per 100 kcal$/

/** "17.2 g protein per 100 kcal". */
export const densityReason = (gramsPer100Kcal: number): string =>
  `${gramsPer100Kcal.toFixed(1)} g protein per 100 kcal`

const densityInWords = (grams: number): string => {
  if (grams >= PROTEIN_DENSITY.good) return 'a lot of protein for its calories'
  return grams >= PROTEIN_DENSITY.some ? 'some protein for its calories' : 'little protein for its calories'
}

/**
 * A reason of a rating as somebody reads it: a figure per 100 kcal says nothing at a table. Programs, and meals that were
 * rated long ago, keep the figure.
 */
export const reasonInWords = (reason: string): string => {
  const grams = DENSITY.exec(reason)?.[1]
  if (grams !== undefined) return densityInWords(Number(grams))
  const [, what, label = ''] = CAPPED.exec(reason) ?? []
  return what === undefined
    ? reason
    : `${what}: ${label.slice(0, 1).toUpperCase()}${label.slice(1)} is the highest rating`
}
