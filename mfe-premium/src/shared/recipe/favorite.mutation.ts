import { idempotent, newId, queryKeys, unwrap } from '@gb/api-client'
import { useMessages } from '@gb/entries'
import { useApi, useHost } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { recipeCatalog } from './messages/generated/recipe'
import type { RecipeBook } from './recipe'

/** Makes a recipe a favorite or takes that back: on screen at once, and back again when it could not be saved. */
export function useFavoriteRecipe(userId: string) {
  const api = useApi()
  const { notify } = useHost()
  const queries = useQueryClient()
  const words = useMessages(recipeCatalog)
  // In whatever languages the book was read.
  const show = (recipeId: string, isFavorite: boolean) =>
    queries.setQueriesData<RecipeBook>(
      { queryKey: queryKeys.recipes(userId) },
      (book) => book && marked(book, recipeId, isFavorite),
    )
  return useMutation({
    mutationFn: ({ recipeId, isFavorite }: { recipeId: string; isFavorite: boolean }) => {
      const headers = idempotent(newId())
      const path = { recipe_id: recipeId }
      return isFavorite
        ? unwrap(
            api.PUT('/api/favourite-recipes/{recipe_id}', {
              params: { path },
              body: { user_id: userId },
              headers,
            }),
          )
        : unwrap(
            api.DELETE('/api/favourite-recipes/{recipe_id}', {
              params: { path, query: { user_id: userId } },
              headers,
            }),
          )
    },
    onMutate: ({ recipeId, isFavorite }) => void show(recipeId, isFavorite),
    onError: (_error, { recipeId, isFavorite }) => {
      show(recipeId, !isFavorite)
      notify({ tone: 'danger', text: words.notLiked })
    },
  })
}

const marked = (book: RecipeBook, recipeId: string, isFavorite: boolean): RecipeBook => ({
  ...book,
  recipes: book.recipes.map((recipe) =>
    recipe.recipe_id === recipeId ? { ...recipe, favourite: isFavorite } : recipe,
  ),
})
