import { aboutKcal, aboutGrams, type MealType } from '@gb/domain'
import { Badge, Button, Card, FoodIcon, Modal, NumberField, Stack, StarIcon, StatNumber, Text } from '@gb/ui'
import { useState } from 'react'
import { Bullets } from '../bullets'
import { LogMealWindow } from '../log-meal/log-meal-window'
import { SourceMark } from '../source-mark'
import { useFavouriteRecipe } from './favourite.mutation'
import { messages } from './messages'
import type { Category, Recipe } from './recipe'
import { scaledIngredient } from './scaled-ingredient'
import styles from './recipe-window.module.css'

const SERVINGS = { min: 1, max: 12 }

const MEAL_OF: Record<Category, MealType> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snacks: 'snack',
}

type Properties = { userId: string; recipe: Recipe; isPreview: boolean; onClose: () => void }

/** A recipe, whole: figures, ingredients for as many servings as are cooked, steps, notes. */
export function RecipeWindow({ userId, recipe, isPreview, onClose }: Properties) {
  const [isLogging, setLogging] = useState(false)
  const favourite = useFavouriteRecipe(userId)
  const { name, favourite: isFavourite, recipe_id: recipeId } = recipe
  const footer = (
    <>
      {!isPreview && (
        <Button
          variant="secondary"
          size="large"
          icon={StarIcon}
          aria-pressed={isFavourite}
          onClick={() => favourite.mutate({ recipeId, isFavourite: !isFavourite })}
        >
          {isFavourite ? messages.unlike : messages.like}
        </Button>
      )}
      <Button size="large" icon={FoodIcon} onClick={() => setLogging(true)}>
        {messages.log}
      </Button>
    </>
  )
  return (
    <>
      <Modal
        open
        size="large"
        onClose={onClose}
        title={name}
        description={messages.time(recipe.prep_time)}
        footer={footer}
      >
        <RecipeText recipe={recipe} />
      </Modal>
      {isLogging && (
        <LogMealWindow
          name={name}
          foods={recipe.foods}
          mealType={MEAL_OF[recipe.category]}
          onClose={() => setLogging(false)}
        />
      )}
    </>
  )
}

function RecipeText({ recipe }: { recipe: Recipe }) {
  const [typed, setTyped] = useState(String(recipe.servings))
  const wanted = Number(typed)
  const isRight = Number.isInteger(wanted) && wanted >= SERVINGS.min && wanted <= SERVINGS.max
  const factor = isRight ? wanted / recipe.servings : 1
  return (
    <Stack gap={5}>
      <div className={styles.figures}>
        <StatNumber
          size="medium"
          label={messages.perServing}
          value={aboutKcal(recipe.calories)}
          unit={messages.kcal}
        />
        <StatNumber
          size="medium"
          label={messages.protein}
          value={aboutGrams(recipe.protein)}
          unit="g"
          hue="food"
        />
        <StatNumber size="medium" label={messages.carbs} value={aboutGrams(recipe.carbs)} unit="g" />
        <StatNumber size="medium" label={messages.fat} value={aboutGrams(recipe.fat)} unit="g" />
      </div>
      <Text size="small" tone="muted">
        {messages.size(aboutGrams(recipe.grams))}
      </Text>
      <NumberField
        label={messages.servings}
        whole
        value={typed}
        onValueChange={setTyped}
        stepper={{
          step: 1,
          ...SERVINGS,
          decreaseLabel: messages.fewer,
          increaseLabel: messages.moreServings,
        }}
        {...(!isRight && { error: messages.servingsRange(SERVINGS.min, SERVINGS.max) })}
      />
      <Card title={messages.ingredients} headingLevel={3} look="plain">
        <ul className={styles.ingredients}>
          {recipe.ingredients.map((ingredient) => {
            const { amount, grams } = scaledIngredient(ingredient, factor)
            return (
              <li key={ingredient.ingredient_id} className={styles.ingredient}>
                <span>{ingredient.name}</span>
                <span className={styles.amount}>
                  {amount}
                  {grams !== null && <span className={styles.grams}> {messages.grams(grams)}</span>}
                </span>
              </li>
            )
          })}
        </ul>
      </Card>
      <Card title={messages.steps} headingLevel={3} look="plain">
        <Bullets lines={recipe.instructions} numbered />
      </Card>
      <Card title={messages.notes} headingLevel={3} look="tinted" hue="food">
        <Text>
          {recipe.gastric_sleeve_notes} <SourceMark source={recipe.source} reviewDay={recipe.review_date} />
        </Text>
      </Card>
      <Text size="small" tone="muted">
        {recipe.allergens.length === 0
          ? messages.noAllergens
          : messages.allergens(recipe.allergens.join(', '))}
      </Text>
      <div className={styles.badges}>
        <Badge hue="food">{messages.categories[recipe.category]}</Badge>
        <Badge>{messages.earliest[recipe.earliest_phase]}</Badge>
      </div>
    </Stack>
  )
}
