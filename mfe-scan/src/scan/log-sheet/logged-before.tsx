import { useFavorites } from '../shared/meal-log/favorites.query'
import { recentMeals } from '../shared/meal-log/food-day'
import { useFoodDays } from '../shared/meal-log/food-days.query'
import type { Again } from '../shared/meal-log/use-meal-log'
import { AgainList } from './again-list'
import { messages } from './messages'

const words = messages.again
const RECENT = 5

type Properties = { userId: string; onRepeat: (meal: Again) => void }

/** Favorite and recent meals, each logged again with one tap. */
export function LoggedBefore({ userId, onRepeat }: Properties) {
  const { meals } = useFoodDays(userId)
  const favorites = useFavorites(userId)
  return (
    <>
      <AgainList label={words.favorites} meals={favorites.data ?? []} onRepeat={onRepeat} />
      <AgainList label={words.recent} meals={recentMeals(meals, RECENT)} onRepeat={onRepeat} />
    </>
  )
}
