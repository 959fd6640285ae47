import { Card, GoalIcon } from '@gb/ui'
import type { WeightRead } from '../api/weight-history.query'
import { messages } from '../messages'
import { Figures, LossStartText } from './figures'
import { PercentBar } from './now'
import styles from './figures.module.css'
import { WhenRead } from './read-states'

/** The progress over all weights. */
export function ProgressCard({ read }: { read: WeightRead }) {
  return (
    <Card title={messages.progress} icon={GoalIcon} hue="weight">
      <div className={styles.card}>
        <WhenRead read={read} height={178}>
          {(history) => (
            <>
              <Figures history={history} />
              <PercentBar history={history} />
              <LossStartText history={history} />
            </>
          )}
        </WhenRead>
      </div>
    </Card>
  )
}
