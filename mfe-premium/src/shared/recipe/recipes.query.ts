import { queryKeys, unwrap } from '@gb/api-client'
import { useLanguageHere } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Recipe } from './recipe'

/**
 * The recipe book in the language of the screen; `language` says what it came in, which is English where its translation is not whole.
 * Three of its recipes without premium.
 */
export function useRecipes(userId: string) {
  const api = useApi()
  const lang = useLanguageHere()
  return useQuery({
    queryKey: lang === 'en' ? queryKeys.recipes(userId) : [...queryKeys.recipes(userId), lang],
    queryFn: ({ signal }) => {
      const query = lang === 'en' ? {} : { lang }
      return unwrap(api.GET('/api/premium-recipes', { params: { query }, signal }))
    },
  })
}

/** The recipes of the book by their ids; empty while it is on its way. */
export function useRecipesById(userId: string): ReadonlyMap<string, Recipe> {
  const { data: book } = useRecipes(userId)
  return useMemo(() => new Map(book?.recipes.map((recipe) => [recipe.recipe_id, recipe])), [book])
}
