import { roundToStep } from '../measures/limit.js'

/** An amount in the words of a kitchen: 0.5 `cup`, 2 `large`. */
export interface Amount {
  readonly amount: number
  readonly unit: string
}

/** Units that stay as they are however many there are. */
const INVARIABLE = ['tbsp', 'tsp', 'oz', 'small', 'medium', 'large', 'cherry', 'half']

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
export const amountText = ({ amount, unit }: Amount): string => {
  const number = kitchenNumber(amount)
  const many = amount > 1 && !INVARIABLE.includes(unit)
  if (!many) return `${number} ${unit}`
  return `${number} ${unit.endsWith('ch') ? `${unit}es` : unit === 'leaf' ? 'leaves' : `${unit}s`}`
}

/** Figures of meat are those of cooked meat, so its ounces are cooked ones; what to buy stands in brackets. */
export const ingredientText = ({ amount, unit }: Amount, boughtPerGram: number): string => {
  if (unit !== 'oz' || boughtPerGram <= 1) return amountText({ amount, unit })
  const raw = roundToStep(amount * boughtPerGram, { step: 0.5 })
  return `${kitchenNumber(amount)} oz cooked (${kitchenNumber(raw)} oz raw)`
}
