import type { RatedItem } from './rated-meal.js'

/** Stands in a reason for what it is about. */
export const A_KIND = 'a food or drink'

const kindOf = (items: readonly RatedItem[]): string => {
  if (items.every(({ isDrink }) => isDrink)) return 'a drink'
  return items.some(({ isDrink }) => isDrink) ? A_KIND : 'a food'
}

/** The reason with the kind of thing that it is about: nobody reads that yogurt is a drink. */
export const withKind = (reason: string, items: readonly RatedItem[]): string =>
  items.length === 0 ? reason : reason.replace(A_KIND, kindOf(items))
