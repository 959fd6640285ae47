import { Modal, Skeleton } from '@gb/ui'
import { ReadState } from '../read-state'
import { messages } from './messages'
import { RecipeWindow } from './recipe-window'
import { useRecipes } from './recipes.query'

interface Properties {
  userId: string
  recipeId: string
  onClose: () => void
}

/** The window of a recipe that is known by its id; it says so while the book is on its way or does not come. */
export function RecipeById({ userId, recipeId, onClose }: Properties) {
  const book = useRecipes(userId)
  const recipe = book.data?.recipes.find(({ recipe_id: id }) => id === recipeId)
  if (book.data !== undefined && recipe !== undefined) {
    return <RecipeWindow userId={userId} recipe={recipe} isPreview={book.data.preview} onClose={onClose} />
  }
  return (
    <Modal open onClose={onClose} title={messages.recipe}>
      {book.data === undefined ? (
        <ReadState
          read={book}
          failure={messages.failure}
          loadingLabel={messages.loading}
          loading={<Skeleton height={320} shape="block" />}
        />
      ) : (
        messages.gone
      )}
    </Modal>
  )
}
