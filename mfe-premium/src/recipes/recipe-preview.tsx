import { useHost } from '@gb/mfe-contract'
import { Button, Card, FoodIcon, PremiumIcon, Skeleton, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import { ReadState } from '../shared/read-state'
import type { SectionProps } from '../shared/section'
import { messages as bookMessages } from '../shared/recipe/messages'
import { useRecipes } from '../shared/recipe/recipes.query'
import { ShownRecipes } from './components/shown-recipes'
import { messages } from './messages'

const words = messages.preview

/** Three recipes for people without premium: real ones, whole, that can be cooked and logged. */
export function RecipePreview({ userId }: SectionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={words.title} icon={FoodIcon} hue="food">
      {isOpen ? (
        <Preview userId={userId} />
      ) : (
        <Button variant="secondary" block onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      )}
    </Card>
  )
}

function Preview({ userId }: SectionProps) {
  const { openUpgrade } = useHost()
  const recipes = useRecipes(userId)
  return (
    <ReadState
      read={recipes}
      failure={bookMessages.failure}
      loadingLabel={bookMessages.loading}
      loading={<Skeleton height={200} shape="block" />}
    >
      {(book) => (
        <Stack gap={3}>
          <Text tone="muted">{words.text(book.recipes.length, book.total_recipes)}</Text>
          <ShownRecipes
            as="rows"
            label={messages.list}
            userId={userId}
            recipes={book.recipes}
            isPreview={book.preview}
          />
          <Button icon={PremiumIcon} onClick={() => openUpgrade({ kind: 'premium-tab' })}>
            {words.upgrade}
          </Button>
        </Stack>
      )}
    </ReadState>
  )
}
