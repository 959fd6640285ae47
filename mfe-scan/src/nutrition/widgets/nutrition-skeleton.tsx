import { Loading, Skeleton } from '@gb/ui'
import { homeMessages as messages } from '../home-messages'
import styles from './nutrition-card.module.css'

/** The day in its final size, before it is there. */
export const NutritionSkeleton = () => (
  <Loading label={messages.loading}>
    <Bar />
    <div className={styles.pair}>
      <Bar />
      <Bar />
    </div>
  </Loading>
)

const Bar = () => <Skeleton shape="block" height={62} />
