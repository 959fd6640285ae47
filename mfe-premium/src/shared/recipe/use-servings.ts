import { useState } from 'react'

/** How many servings of a recipe are cooked at once. */
export const SERVINGS = { min: 1, max: 12 }

/** The field of the servings, and what it makes of the ingredients. */
export interface Servings {
  typed: string
  type: (text: string) => void
  isRight: boolean
  /** Times the amounts of the recipe; 1 while the field is wrong. */
  factor: number
}

/** @param written servings that the recipe is written for */
export function useServings(written: number): Servings {
  const [typed, type] = useState(String(written))
  const wanted = Number(typed)
  const isRight = Number.isInteger(wanted) && wanted >= SERVINGS.min && wanted <= SERVINGS.max
  return { typed, type, isRight, factor: isRight ? wanted / written : 1 }
}
