import type { Food } from '../food.js'

/** What is left off by whoever eats the rest of a dish. */
const LEFT_OFF = new Set(
  'bun bread roll shell tortilla wrap crust rice noodle pasta chip cracker pan arroz bolillo galleta dressing sauce gravy crouton skin bone topping aderezo salsa piel hueso'.split(
    ' ',
  ),
)

/** "Birria sin tortilla" without what is left off, or null where nothing is. */
export const wordsLeft = (words: readonly string[]): string[] | null => {
  const at = words.findIndex((word, index) => word === 'no' && LEFT_OFF.has(words[index + 1] ?? ''))
  return at < 0 || words.length < 3 ? null : [...words.slice(0, at), ...words.slice(at + 2)]
}

/** Whether a food may be what is left: one that is mostly starch is the bread itself. */
export const isWithoutBread = ({ tags = [] }: Partial<Pick<Food, 'tags'>>): boolean =>
  !tags.includes('starchy-base')
