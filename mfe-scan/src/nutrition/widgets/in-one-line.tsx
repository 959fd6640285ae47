import { useMessages } from '@gb/entries'
import { homeCatalog } from '../messages/generated/home'
import { figure, lineOf, type Nutrition } from '../model/nutrition'

/** What a day has of energy, or why it has nothing to say of it, in one line. */
export function InOneLine({ nutrition }: { nutrition: Nutrition }): string {
  const messages = useMessages(homeCatalog)
  const calories = lineOf(nutrition, 'calories')
  if (!nutrition.hasGoals || calories === undefined) return messages.noFoodGoals
  if (nutrition.mealsLogged === 0) return messages.nothingYet
  const { eaten, goal, unit } = calories
  return goal === null
    ? messages.noGoal({ eaten: figure(eaten), unit })
    : messages.of({ eaten: figure(eaten), goal: figure(goal), unit })
}
