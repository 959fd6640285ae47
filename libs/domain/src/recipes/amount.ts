import type { Language } from '../language/language.js'
import { roundToStep } from '../measures/limit.js'
import { MEAT_WORDS, unitWords } from './amount-units.js'

/** An amount in the words of a kitchen: 0.5 `cup`, 2 `large`. */
export interface Amount {
  readonly amount: number
  readonly unit: string
}

const FRACTIONS: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 8, '1/8'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [1 / 2, '1/2'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [1, ''],
]

/** A number as spoons and cups have it: whole and the nearest of the usual fractions, never nothing. */
export const kitchenNumber = (amount: number): string => {
  const whole = Math.floor(amount)
  const rest = amount - whole
  const [share, words] = FRACTIONS.reduce((best, next) =>
    Math.abs(next[0] - rest) < Math.abs(best[0] - rest) ? next : best,
  )
  const full = whole + (share === 1 ? 1 : 0)
  if (full === 0) return words || '1/8'
  return words === '' ? String(full) : `${full} ${words}`
}

/** "1 1/2 cups": an amount as one reads it. */
export const amountText = ({ amount, unit }: Amount, language: Language = 'en'): string =>
  `${kitchenNumber(amount)} ${unitWords(unit, amount > 1, language)}`

/** Figures of meat are those of cooked meat, so its ounces are cooked ones; what to buy stands in brackets. */
export const ingredientText = (
  { amount, unit }: Amount,
  boughtPerGram: number,
  language: Language = 'en',
): string => {
  if (unit !== 'oz' || boughtPerGram <= 1) return amountText({ amount, unit }, language)
  const raw = roundToStep(amount * boughtPerGram, { step: 0.5 })
  return MEAT_WORDS[language](kitchenNumber(amount), kitchenNumber(raw))
}
