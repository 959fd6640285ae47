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
      return items.map(({ food_id: foodId, name, grams, is_assumed: isAssumed, message }) => ({
        id: newId(),
        name,
        wanted:
          foodId === null || grams === null ? null : { itemId: null, foodId, name: null, grams, typed: {} },
        figures: null,
        note: message ?? (isAssumed ? assumedNote : null),
      }))
    },
  })
}
