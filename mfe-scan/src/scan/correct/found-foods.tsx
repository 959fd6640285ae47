import { aboutGrams, aboutKcal } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { ErrorState, List, ListRow, Spinner } from '@gb/ui'
import type { ReactNode } from 'react'
import { useFoods } from './foods.query'
import { correctCatalog } from './messages/generated/correct'
import type { TableFood } from './portion-draft'
import styles from './sheets.module.css'

type Words = ReturnType<typeof correctCatalog.in>['search']

interface Properties {
  text: string
  /** In place of a list that is empty. */
  none: ReactNode
  onFood: (food: TableFood) => void
}

/** Foods of the food table by name, to choose one. */
export function FoundFoods({ text, none, onFood }: Properties) {
  const foods = useFoods(text)
  const words = useMessages(correctCatalog).search
  if (foods.isPending) {
    return (
      <p className={styles.searching} role="status">
        <Spinner /> {words.searching}
      </p>
    )
  }
  if (foods.isError) {
    return (
      <ErrorState title={words.failed} retryLabel={words.retry} onRetry={() => void foods.refetch()}>
        {words.failedText}
      </ErrorState>
    )
  }
  if (foods.data.length === 0) return none
  return (
    <List label={words.results}>
      {foods.data.map((food) => (
        <ListRow
          key={food.foodId}
          title={food.name}
          detail={detailOf(food, words)}
          onSelect={() => onFood(food)}
        />
      ))}
    </List>
  )
}

/** What the usual serving brings; where the table knows none, a hundred grams. */
function detailOf({ per100g, portions: [serving] }: TableFood, words: Words): string {
  const grams = serving?.grams ?? 100
  const of = {
    kcal: aboutKcal((per100g.calories * grams) / 100),
    protein: aboutGrams((per100g.proteinG * grams) / 100),
  }
  if (serving === undefined) return words.detail(of)
  return words.serving({ serving: `1 ${serving.name}`, grams: aboutGrams(grams), ...of })
}
