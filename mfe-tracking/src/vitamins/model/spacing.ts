import { hintsOn, type VitaminHint } from '@gb/domain'
import type { Vitamin, VitaminValues } from './vitamin'

/** The hints on a dose beside the others of its day and time of day. */
export const hintsBeside = (
  values: VitaminValues,
  day: string,
  others: readonly Vitamin[],
): readonly VitaminHint[] =>
  hintsOn(
    values,
    others
      .filter((other) => other.day === day && other.timeTaken === values.timeTaken)
      .map(({ vitaminName }) => vitaminName),
  )
