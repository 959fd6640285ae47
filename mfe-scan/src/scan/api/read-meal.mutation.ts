import { newId, unwrap, type ApiData } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'
import type { FoodItem } from '../../shared/meal/meal'
import type { NewItem } from '../without/new-meal'

type Part = ApiData<'/api/foods/parse', 'post'>['items'][number]

/** Reads a typed meal against the food table. Stores nothing and costs no scan. `assumedNote`: beside a guessed amount. */
export function useReadMeal(assumedNote: string) {
  const api = useApi()
  return useMutation({
    mutationFn: async (text: string): Promise<NewItem[]> => {
      const { items } = await unwrap(api.POST('/api/foods/parse', { body: { text } }))
      return items.map((part) => ({
        id: newId(),
        name: part.name,
        food: toFood(part),
        note: part.message ?? (part.is_assumed ? assumedNote : null),
      }))
    },
  })
}

/** What was read of a part; the rest of its figures comes with the logged meal. */
function toFood({ food_id: foodId, name, grams, calories, protein_g: proteinG }: Part): FoodItem | null {
  if (foodId === null || grams === null) return null
  const figures = {
    calories: calories ?? 0,
    proteinG: proteinG ?? 0,
    carbsG: 0,
    fatG: 0,
    fiberG: null,
    sugarG: null,
  }
  const wish = { itemId: null, foodId, name: null, grams, typed: {} }
  return { itemId: -1, foodId, name, grams, ...figures, origin: 'table', typed: [], wish }
}
