import { readQuantity } from '@gb/domain'

/** Measures of a kitchen that a sheet may use, as its words have them. */
const MEASURES = {
  cup: new Set(['cup', 'cups', 'taza', 'tazas']),
  tablespoon: new Set(['tbsp', 'tbsps', 'tbs', 'tablespoon', 'tablespoons', 'cucharada', 'cucharadas']),
} as const
export type HouseholdMeasure = keyof typeof MEASURES

/** "½" as "1/2", "1½" as "1 1/2"; NFKC alone would make eleven halves of that. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/[½⅓⅔¼¾⅛]/g, (sign) => ` ${sign.normalize('NFKC').replace('\u2044', '/')} `)
    .split(/[^\p{L}\d./]+/u)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '')

/** How much a value says, e.g. "1/2", "0.5" or "1 1/2"; null when it says no amount. */
export const householdAmount = (value: string): number | null => {
  const words = wordsOf(value)
  const quantity = readQuantity(words)
  return quantity?.length === words.length ? quantity.value : null
}

/** The amounts that stand directly before a measure in some words: of "1/4 to 1/2 cup a meal" the half. */
export const householdAmountsIn = (text: string, measure: HouseholdMeasure): Set<number> => {
  const words = wordsOf(text)
  const amounts = new Set<number>()
  for (let at = 0; at < words.length;) {
    const quantity = readQuantity(words.slice(at))
    const isOfMeasure = quantity !== null && MEASURES[measure].has(words[at + quantity.length] ?? '')
    if (isOfMeasure) amounts.add(quantity.value)
    // The half of "1 1/2 cups" is no amount of its own.
    at += quantity?.length ?? 1
  }
  return amounts
}
