/** How a meal sat: fine, or what it brought. Decision 57. */
export const MEAL_FEELINGS = ['fine', 'nausea', 'vomiting', 'dumping', 'reflux', 'stuck'] as const
export type MealFeeling = (typeof MEAL_FEELINGS)[number]

/** What was felt after one tap more: fine and a symptom take each other's place, a second tap takes back. */
export const toggledFeeling = (felt: readonly MealFeeling[], tapped: MealFeeling): MealFeeling[] => {
  if (felt.includes(tapped)) return felt.filter((each) => each !== tapped)
  const kept: readonly MealFeeling[] = tapped === 'fine' ? [] : felt.filter((each) => each !== 'fine')
  return MEAL_FEELINGS.filter((each) => each === tapped || kept.includes(each))
}

/** Whether a list says one thing: nothing twice, and fine alone. */
export const isFeltList = (felt: readonly MealFeeling[]): boolean =>
  new Set(felt).size === felt.length && (felt.length < 2 || !felt.includes('fine'))
