import { aboutGrams, aboutKcal, type Nutrients } from '@gb/domain'
import { Card, FoodIcon, StatNumber } from '@gb/ui'
import type { ReactNode } from 'react'
import { messages } from '../messages'
import styles from './results-step.module.css'

const words = messages.results

/** What is on the plate in all: protein first, then energy, then the rest. */
export function TotalsCard({ totals }: { totals: Nutrients }) {
  const rest = [
    { label: words.carbs, grams: totals.carbsG },
    { label: words.fat, grams: totals.fatG },
    { label: words.fiber, grams: totals.fiberG },
    { label: words.sugar, grams: totals.sugarG },
  ]
  return (
    <Card title={words.totals} icon={FoodIcon} hue="food">
      <div className={styles.main}>
        <StatNumber
          value={<About>{aboutGrams(totals.proteinG)}</About>}
          unit={`g ${words.protein}`}
          hue="food"
        />
        <StatNumber value={<About>{aboutKcal(totals.calories)}</About>} unit={words.calories} size="small" />
      </div>
      <dl className={styles.rest}>
        {rest.map(({ label, grams }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <About>{words.grams(aboutGrams(grams))}</About>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const About = ({ children }: { children: ReactNode }) => (
  <>
    <span className={styles.about}>{words.about} </span>
    {children}
  </>
)
