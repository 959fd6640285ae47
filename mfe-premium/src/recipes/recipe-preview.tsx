import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { InOwnWords } from '@gb/own-words'
import { Button, Card, FoodIcon, PremiumIcon, Skeleton, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import { ReadState } from '../shared/read-state'
import type { SectionProps } from '../shared/section'
import { recipeCatalog } from '../shared/recipe/messages/generated/recipe'
import { useRecipes } from '../shared/recipe/recipes.query'
import { ShownRecipes } from './components/shown-recipes'
import { recipesCatalog } from './messages/generated/recipes'
import { WORDS } from './words'

/** Three recipes for people without premium: real ones, whole, that can be cooked and logged. */
export const RecipePreview = ({ userId }: SectionProps) => (
  <InOwnWords catalogs={WORDS} loading={<Skeleton height={120} shape="block" />}>
    <Offer userId={userId} />
  </InOwnWords>
)

function Offer({ userId }: SectionProps) {
  const words = useMessages(recipesCatalog).preview
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
  const messages = useMessages(recipesCatalog)
  const bookWords = useMessages(recipeCatalog)
  const words = messages.preview
  const recipes = useRecipes(userId)
  return (
    <ReadState
      read={recipes}
      failure={bookWords.failure}
      loadingLabel={bookWords.loading}
      loading={<Skeleton height={200} shape="block" />}
    >
      {(book) => (
        <Stack gap={3}>
          <Text tone="muted">{words.text({ shown: book.recipes.length, all: book.total_recipes })}</Text>
          <ShownRecipes
            as="rows"
            label={messages.list}
            userId={userId}
            recipes={book.recipes}
            language={book.language}
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
