import { useMessages } from '@gb/entries'
import { Loading, Skeleton } from '@gb/ui'
import { homeCatalog } from '../messages/generated/home'
import styles from './nutrition-card.module.css'

/** The day in its final size, before it is there. */
export const NutritionSkeleton = () => (
  <Loading label={useMessages(homeCatalog).loading}>
    <Bar />
    <div className={styles.pair}>
      <Bar />
      <Bar />
    </div>
  </Loading>
)

const Bar = () => <Skeleton shape="block" height={62} />
