import { newId, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'
import type { NewItem } from '../without/new-meal'

/** Reads a typed meal against the food table. Stores nothing and costs no scan. `assumedNote`: beside a guessed amount. */
export function useReadMeal(assumedNote: string) {
  const api = useApi()
  return useMutation({
    mutationFn: async (text: string): Promise<NewItem[]> => {
      const { items } = await unwrap(api.POST('/api/foods/parse', { body: { text } }))
      return items.map(({ food_id: foodId, name, grams, calories, protein_g: proteinG, ...rest }) => ({
        id: newId(),
        name,
        wanted:
          foodId === null || grams === null ? null : { itemId: null, foodId, name: null, grams, typed: {} },
        figures: calories === null || proteinG === null ? null : { calories, proteinG },
        note: rest.message ?? (rest.is_assumed ? assumedNote : null),
      }))
    },
  })
}
