import { useMessages } from '@gb/entries'
import { tipsCatalog } from '../messages/generated/tips'
import type { HealthTips } from '../model/filter-tips'
import { SourceMark } from './source-mark'
import styles from './food-swaps.module.css'

/** Foods to trade: what to leave, what to take, and why. */
export function FoodSwaps({ swaps }: { swaps: HealthTips['food_swaps'] }) {
  const messages = useMessages(tipsCatalog)
  return (
    <ul className={styles.swaps}>
      {swaps.map((swap) => (
        <li key={swap.instead_of} className={styles.swap}>
          <dl className={styles.pair}>
            <dt>{messages.insteadOf}</dt>
            <dd>{swap.instead_of}</dd>
            <dt>{messages.choose}</dt>
            <dd className={styles.better}>{swap.choose}</dd>
          </dl>
          <div className={styles.reason}>
            <p>{swap.reason}</p>
            <span className={styles.mark}>
              <SourceMark source={swap.source} reviewDay={swap.review_date} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
