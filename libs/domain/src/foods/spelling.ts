const SHORTEST = 4
const LONGEST = 24

/**
 * The word and what is left when one letter is dropped. Two words that are one slip apart (a letter more, less,
 * wrong or swapped) share one of these, so that an index over them finds near words without comparing all.
 */
export const spellingsOf = (word: string): string[] => {
  const short = word.slice(0, LONGEST)
  if (short.length < SHORTEST) return [short]
  return [
    ...new Set([
      short,
      ...Array.from(short, (_letter, index) => short.slice(0, index) + short.slice(index + 1)),
    ]),
  ]
}

/** Slips between two words: letters added, dropped, replaced, or neighbors swapped. */
export const slipsBetween = (one: string, other: string): number => {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_value, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}
