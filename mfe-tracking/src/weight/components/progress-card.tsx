import { Card, GoalIcon } from '@gb/ui'
import type { WeightRead } from '../api/weight-history.query'
import { useWeightWords } from '../words'
import { Figures, LossStartText } from './figures'
import { PercentBar } from './now'
import styles from './figures.module.css'
import { WhenRead } from './read-states'

interface Properties {
  read: WeightRead
  /** Beside anything serious no way to a goal is counted; what was lost is a number that somebody looks up. */
  isSerious: boolean
}

/** The progress over all weights. */
export function ProgressCard({ read, isSerious }: Properties) {
  const messages = useWeightWords()
  return (
    <Card title={messages.progress} icon={GoalIcon} hue="weight">
      <div className={styles.card}>
        <WhenRead read={read} height={178}>
          {(history) => (
            <>
              <Figures history={history} isSerious={isSerious} />
              <PercentBar history={history} isSerious={isSerious} />
              <LossStartText history={history} />
            </>
          )}
        </WhenRead>
      </div>
    </Card>
  )
}
