import { aboutGrams, aboutKcal, type Language } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Badge, Card, NumberField, Stack, StatNumber, Text } from '@gb/ui'
import type { ReactNode } from 'react'
import { Bullets } from '../bullets'
import { DishPicture } from '@gb/ui/dish'
import { SourceMark } from '../source-mark'
import { Ingredients } from './ingredients'
import { recipeCatalog } from './messages/generated/recipe'
import type { Recipe } from './recipe'
import styles from './recipe-window.module.css'
import { SERVINGS, type Servings } from './use-servings'

interface Properties {
  recipe: Recipe
  /** What it is written in. */
  language: Language
  servings: Servings
  /** Over the picture: marks it as a favorite. */
  favorite: ReactNode
}

/** Figures, ingredients for as many servings as are cooked, steps, notes. */
export function RecipeText({ recipe, language, servings, favorite }: Properties) {
  const messages = useMessages(recipeCatalog)
  return (
    <Stack gap={5}>
      <div className={styles.picture}>
        <DishPicture recipe={recipe} size="wide" />
        {favorite}
      </div>
      <div className={styles.badges}>
        <Badge hue="food">{messages.categories[recipe.category]}</Badge>
        <Badge>{messages.earliest[recipe.earliest_phase]}</Badge>
      </div>
      <Card title={messages.perServing({ grams: aboutGrams(recipe.grams) })} headingLevel={3} look="plain">
        <div className={styles.figures}>
          <StatNumber
            size="medium"
            label={messages.protein}
            value={aboutGrams(recipe.protein)}
            unit="g"
            hue="food"
          />
          <StatNumber
            size="medium"
            label={messages.energy}
            value={aboutKcal(recipe.calories)}
            unit={messages.kcal}
          />
          <StatNumber size="medium" label={messages.carbs} value={aboutGrams(recipe.carbs)} unit="g" />
          <StatNumber size="medium" label={messages.fat} value={aboutGrams(recipe.fat)} unit="g" />
        </div>
      </Card>
      <NumberField
        label={messages.servings}
        whole
        value={servings.typed}
        onValueChange={servings.type}
        stepper={{
          step: 1,
          ...SERVINGS,
          decreaseLabel: messages.fewer,
          increaseLabel: messages.moreServings,
        }}
        {...(!servings.isRight && { error: messages.servingsRange(SERVINGS) })}
      />
      <Card title={messages.ingredients} headingLevel={3} look="plain">
        <Ingredients recipe={recipe} language={language} factor={servings.factor} />
      </Card>
      <Card title={messages.steps} headingLevel={3} look="plain">
        <div lang={language}>
          <Bullets lines={recipe.instructions} numbered />
        </div>
      </Card>
      <Card title={messages.notes} headingLevel={3} look="tinted" hue="food">
        <Text>
          <span lang={language}>{recipe.gastric_sleeve_notes}</span>{' '}
          <SourceMark source={recipe.source} reviewDay={recipe.review_date} />
        </Text>
      </Card>
      <Text size="small" tone="muted">
        {recipe.allergens.length === 0
          ? messages.noAllergens
          : messages.allergens({
              names: recipe.allergens.map((each) => messages.allergenNames[each]).join(', '),
            })}
      </Text>
    </Stack>
  )
}
