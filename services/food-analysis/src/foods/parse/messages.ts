/** What a person reads about a part of a typed meal. */
export const unknownFood = (name: string): string =>
  `We do not know "${name}". Search for a food like it, or enter its numbers.`

export const kindNotSaid = (name: string): string =>
  `Was the "${name}" sugar free or regular? Search for the one you had.`

export const unknownAmount = (text: string, food: string): string =>
  `We do not know how much "${text}" weighs. How many grams of ${food} was it?`
