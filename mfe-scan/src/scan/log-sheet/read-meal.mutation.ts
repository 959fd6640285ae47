import { newId, unwrap, type ApiData } from '@gb/api-client'
import type { Language } from '@gb/domain'
import { useLanguageHere } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'
import type { FoodItem } from '../../shared/meal/meal'
import { saidByServer } from '../../shared/speech/server-speech'
import type { NewItem } from './new-meal'

type Part = ApiData<'/api/foods/parse', 'post'>['items'][number]

/** Reads a typed meal against the food table. Stores nothing and costs no scan. `assumedNote`: beside a guessed amount. */
export function useReadMeal(assumedNote: string) {
  const api = useApi()
  const language = useLanguageHere()
  return useMutation({
    mutationFn: async (text: string): Promise<NewItem[]> => {
      const { items } = await unwrap(api.POST('/api/foods/parse', { body: { text } }))
      return items.map((part) => ({
        id: newId(),
        name: part.name,
        food: toFood(part),
        note: whyOpen(part, language) ?? (part.is_assumed ? assumedNote : null),
      }))
    },
  })
}

/** What the server does not know of it; where a language does not have that, the row says that something is missing. */
const whyOpen = ({ message }: Part, language: Language): string | null =>
  message === null ? null : saidByServer(message, language)

/** What was read of a part; null while the food or its weight is not known. */
function toFood(part: Part): FoodItem | null {
  const { food_id: foodId, name, grams, calories, protein_g: proteinG, carbs_g: carbsG, fat_g: fatG } = part
  if (foodId === null || grams === null || calories === null || proteinG === null) return null
  if (carbsG === null || fatG === null) return null
  const figures = { calories, proteinG, carbsG, fatG, fiberG: part.fiber_g, sugarG: part.sugar_g }
  const wish = { itemId: null, foodId, name: null, grams, typed: {} }
  return { itemId: -1, foodId, name, grams, ...figures, origin: 'table', typed: [], wish }
}
