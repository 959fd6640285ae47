import { useMessages } from '@gb/entries'
import { Modal, Skeleton } from '@gb/ui'
import { ReadState } from '../read-state'
import { recipeCatalog } from './messages/generated/recipe'
import { RecipeWindow } from './recipe-window'
import { useRecipes } from './recipes.query'

interface Properties {
  userId: string
  recipeId: string
  onClose: () => void
}

/** The window of a recipe that is known by its id; it says so while the book is on its way or does not come. */
export function RecipeById({ userId, recipeId, onClose }: Properties) {
  const messages = useMessages(recipeCatalog)
  const book = useRecipes(userId)
  const recipe = book.data?.recipes.find(({ recipe_id: id }) => id === recipeId)
  if (book.data !== undefined && recipe !== undefined) {
    const { preview, language } = book.data
    return (
      <RecipeWindow
        userId={userId}
        recipe={recipe}
        language={language}
        isPreview={preview}
        onClose={onClose}
      />
    )
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
