import { homeMessages as messages } from '../home-messages'
import { lineOf, type Nutrition } from '../model/nutrition'

/** What a day has of energy, or why it has nothing to say of it, in one line. */
export function inOneLine(nutrition: Nutrition): string {
  const calories = lineOf(nutrition, 'calories')
  if (!nutrition.hasGoals || calories === undefined) return messages.noFoodGoals
  if (nutrition.mealsLogged === 0) return messages.nothingYet
  const { eaten, goal, unit } = calories
  return goal === null ? messages.noGoal(eaten, unit) : messages.of(eaten, goal, unit)
}
