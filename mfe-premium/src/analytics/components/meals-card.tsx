import { useMessages } from '@gb/entries'
import { Card, FoodIcon, List, ListRow, RatingBadge, Stack, StatNumber, Text } from '@gb/ui'
import { useDays } from '../../shared/use-days'
import { analyticsCatalog } from '../messages/generated/analytics'
import type { Analytics } from '../model/analytics'
import { MissingValue, ScoreBar } from './known-value'

/** When meals are eaten, which kind does best, and the best rated ones. */
export function MealsCard({ analytics }: { analytics: Analytics }) {
  const words = useMessages(analyticsCatalog).meals
  const { mealTiming, bestMealType, bestMealTypeScore, bestMeals } = analytics
  const nothing = bestMeals.value === null && bestMealType.value === null
  return (
    <Card title={words.title} icon={FoodIcon} hue="food">
      <ScoreBar
        label={words.timing}
        percent={mealTiming.percent}
        hint={words.timingHint({ days: mealTiming.days })}
        hue="food"
      />
      {bestMealType.value === null ? (
        <MissingValue label={words.best} reason={bestMealType.reason} />
      ) : (
        <StatNumber size="medium" label={words.best} value={words.names[bestMealType.value]} hue="food">
          {bestMealTypeScore !== null && words.bestScore({ score: bestMealTypeScore })}
        </StatNumber>
      )}
      {bestMeals.value !== null ? (
        <TopMeals meals={bestMeals.value} to={analytics.to} />
      ) : (
        !nothing && <MissingValue label={words.top} reason={bestMeals.reason} />
      )}
    </Card>
  )
}

interface TopProperties {
  meals: NonNullable<Analytics['bestMeals']['value']>
  to: string
}

function TopMeals({ meals, to }: TopProperties) {
  const words = useMessages(analyticsCatalog).meals
  const { day } = useDays()
  const detail = (meal: (typeof meals)[number]) =>
    [words.names[meal.mealType], day(meal.day, to), words.protein({ grams: Math.round(meal.proteinG) })].join(
      ' · ',
    )
  return (
    <Stack gap={1}>
      <Text as="div" size="small" tone="muted">
        {words.top}
      </Text>
      <List label={words.top}>
        {meals.map((meal) => (
          <ListRow
            key={meal.entryId}
            title={meal.name}
            detail={detail(meal)}
            trailing={
              meal.rating && <RatingBadge tone={meal.rating}>{words.ratings[meal.rating]}</RatingBadge>
            }
          />
        ))}
      </List>
    </Stack>
  )
}
