import { Card, Loading, Skeleton } from '@gb/ui'
import { placeMessages } from '../place-messages'
import styles from './next-vitamin.module.css'

/** The place of the next vitamin. */
export const WaitingVitamin = () => (
  <Card>
    <Loading label={placeMessages.loading}>
      <div className={styles.place}>
        <Skeleton shape="block" height="100%" />
      </div>
    </Loading>
  </Card>
)
