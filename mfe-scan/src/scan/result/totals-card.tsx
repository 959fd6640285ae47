import { shownTotals } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Card, FoodIcon, StatNumber } from '@gb/ui'
import type { ReactNode } from 'react'
import type { Plate } from '../../shared/meal/meal'
import { resultCatalog } from './messages/generated/result'
import styles from './results-step.module.css'

const KCAL = 'kcal'

/** What is on the plate in all: protein first, then energy, then the rest. One "about" is said for all of them. */
export function TotalsCard({ meal: { items } }: { meal: Pick<Plate, 'items'> }) {
  const totals = shownTotals(items)
  const words = useMessages(resultCatalog)
  const rest = [
    { label: words.carbs, grams: totals.carbsG, isPart: false },
    { label: words.fat, grams: totals.fatG, isPart: false },
    { label: words.fiber, grams: totals.fiberG, isPart: items.some((item) => item.fiberG === null) },
    { label: words.sugar, grams: totals.sugarG, isPart: items.some((item) => item.sugarG === null) },
  ]
  return (
    <Card title={words.totals} icon={FoodIcon} hue="food">
      <div className={styles.main}>
        <StatNumber
          value={<About word={words.about}>{totals.proteinG}</About>}
          unit={words.protein}
          hue="food"
        />
        <StatNumber value={totals.calories} unit={KCAL} size="small" />
      </div>
      <dl className={styles.rest}>
        {rest.map(({ label, grams, isPart }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {isPart && grams === 0 ? (
                <span className={styles.about}>{words.unknown}</span>
              ) : isPart ? (
                <About word={words.atLeast}>{words.grams({ grams })}</About>
              ) : (
                words.grams({ grams })
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const About = ({ word, children }: { word: string; children: ReactNode }) => (
  <>
    <span className={styles.about}>{word} </span>
    {children}
  </>
)
