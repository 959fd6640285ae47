import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Recipe } from './recipe'

/** The recipe book; three of its recipes without premium. */
export function useRecipes(userId: string) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.recipes(userId),
    queryFn: ({ signal }) => unwrap(api.GET('/api/premium-recipes', { signal })),
  })
}

/** The recipes of the book by their ids; empty while it is on its way. */
export function useRecipesById(userId: string): ReadonlyMap<string, Recipe> {
  const { data: book } = useRecipes(userId)
  return useMemo(() => new Map(book?.recipes.map((recipe) => [recipe.recipe_id, recipe])), [book])
}
