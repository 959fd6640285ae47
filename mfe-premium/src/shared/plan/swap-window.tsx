import { aboutGrams, aboutKcal, type Language } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Button, List, ListRow, Modal, Stack } from '@gb/ui'
import { DishPicture } from '@gb/ui/dish'
import type { Recipe } from '../recipe/recipe'
import { planCatalog } from './messages/generated/plan'
import type { SwapChoice } from './plan'
import type { Plate } from './swaps'

interface Properties {
  plate: Plate
  /** What the plan is written in. */
  language: Language
  /** For the pictures of the dishes. */
  recipes: ReadonlyMap<string, Recipe>
  onChoose: (choice: SwapChoice | null) => void
  onClose: () => void
}

/** Dishes that may stand in, the nearest first, and the planned one when it was swapped away. */
export function SwapWindow({ plate, language, recipes, onChoose, onClose }: Properties) {
  const messages = useMessages(planCatalog)
  const { item, swap } = plate
  return (
    <Modal
      open
      size="small"
      onClose={onClose}
      title={messages.swapTitle({ name: item.name })}
      description={messages.swapText}
    >
      <Stack gap={3}>
        <List>
          {item.swaps.map((choice) => (
            <ListRow
              key={choice.recipe_id}
              picture={<PictureOf recipe={recipes.get(choice.recipe_id)} />}
              title={<span lang={language}>{choice.name}</span>}
              detail={messages.swapRow({
                kcal: aboutKcal(choice.calories),
                protein: aboutGrams(choice.protein),
              })}
              onSelect={() => onChoose(choice)}
            />
          ))}
        </List>
        {swap !== null && (
          <Button variant="secondary" block onClick={() => onChoose(null)}>
            {messages.swapBack({ name: item.name })}
          </Button>
        )}
      </Stack>
    </Modal>
  )
}

const PictureOf = ({ recipe }: { recipe: Recipe | undefined }) =>
  recipe === undefined ? null : <DishPicture recipe={recipe} size="row" />
