/** What is needed of a piece here: whether somebody knows its food. */
interface Known {
  readonly food: unknown
}

/** Words of one run of foods at most; each place between two of them is tried. */
const MOST_WORDS = 14

const BEGINS_WITH_AMOUNT = /^(?:\d|(?:half|media|medio|two|three|dos|tres)\s|an?\s(?:few|couple|half)\b)/
const ENDS_WITH_AMOUNT = /\s\d\S*(?:\s[a-z]+){0,2}$/

/** Two foods meet where an amount begins or ends; elsewhere a name that nobody knows stays whole. */
const mayMeet = (left: string, right: string): boolean =>
  BEGINS_WITH_AMOUNT.test(right) || ENDS_WITH_AMOUNT.test(left)

/**
 * Foods that were typed one after the other without a comma: "3 oz chicken 1/2 cup broccoli", "eggs 2 toast 1". Null where
 * some part of them would stay unknown.
 * @param understand reads one piece
 */
export const runOn = <P extends Known>(text: string, understand: (piece: string) => P): P[] | null => {
  const words = text.split(' ')
  if (words.length > MOST_WORDS || !/\S\s.*(?:\d|half|medi[ao])/.test(text)) return null
  for (let at = words.length - 1; at > 0; at--) {
    const [left, right] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    if (!mayMeet(left, right)) continue
    const last = understand(right)
    if (!last.food) continue
    const first = understand(left)
    const before = first.food ? [first] : runOn(left, understand)
    if (before) return [...before, last]
  }
  return null
}
