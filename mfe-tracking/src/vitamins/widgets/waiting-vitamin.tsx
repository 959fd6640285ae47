import { Card, Loading, Skeleton } from '@gb/ui'
import { HomeWords, useVitaminsOnHome } from '../../shared/home/home-words'
import styles from './next-vitamin.module.css'

/** Of the card, in pixels, until its words are there. */
const HEIGHT = 76

/** The place of the next vitamin. */
export const WaitingVitamin = () => (
  <HomeWords height={HEIGHT}>
    <Place />
  </HomeWords>
)

const Place = () => (
  <Card>
    <Loading label={useVitaminsOnHome()}>
      <div className={styles.place}>
        <Skeleton shape="block" height="100%" />
      </div>
    </Loading>
  </Card>
)
