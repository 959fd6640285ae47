import { aboutGrams } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { useFoodOf } from './foods.query'
import { correctCatalog } from './messages/generated/correct'
import { GRAMS, inMeasure } from './portion-draft'

/** Nobody reads 0.25 of a cup. */
const FRACTIONS: Readonly<Record<string, string>> = { '.25': '¼', '.5': '½', '.75': '¾' }

/** "1.5" as "1½", "0.25" as "¼". */
const inFractions = (amount: string): string => {
  const [, whole = '', part = ''] = /^(\d+)(\.\d+)?$/.exec(amount) ?? []
  return part === '' ? amount : `${whole === '0' ? '' : whole}${FRACTIONS[part] ?? part}`
}

/** How much of a food in words: in a household measure first, where one of the table comes near, and in grams. */
export function useAmountInWords(
  food: { readonly foodId: string | null; readonly grams: number } | null,
): string {
  const portions = useFoodOf(food?.foodId ?? null)?.portions ?? []
  const words = useMessages(correctCatalog).amounts
  if (food === null) return ''
  const grams = aboutGrams(food.grams)
  const { amount, unit } = inMeasure(food.grams, portions)
  if (unit === GRAMS) return words.grams({ grams })
  const measure =
    Number(amount) > 1
      ? words.several({ amount: inFractions(amount), unit })
      : `${inFractions(amount)} ${unit}`
  return words.measured({ measure, grams })
}
