import type { MealType } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { useConfig, useFlag } from '@gb/mfe-contract'
import type manifest from '../../../package.json'
import { useFavorites } from '../shared/meal-log/favorites.query'
import { mealsLike, recentMeals } from '../shared/meal-log/food-day'
import { useFoodDays } from '../shared/meal-log/food-days.query'
import type { Again } from '../shared/meal-log/use-meal-log'
import { AgainList } from './again-list'
import { logSheetCatalog } from './messages/generated/log-sheet'

interface Properties {
  userId: string
  mealType: MealType
  onRepeat: (meal: Again) => void
}

/** Favorite and recent meals, each logged again with one tap. */
export function LoggedBefore({ userId, mealType, onRepeat }: Properties) {
  const words = useMessages(logSheetCatalog).again
  const { meals } = useFoodDays(userId)
  const favorites = useFavorites(userId)
  const { recentMeals: atMost } = useConfig<typeof manifest>()
  const isByHour = useFlag<typeof manifest>('mealsOfThisHour')
  const offered = isByHour ? mealsLike(meals, mealType) : meals
  return (
    <>
      <AgainList label={words.favorites} meals={favorites.data ?? []} onRepeat={onRepeat} />
      <AgainList label={words.recent} meals={recentMeals(offered, atMost)} onRepeat={onRepeat} />
    </>
  )
}
