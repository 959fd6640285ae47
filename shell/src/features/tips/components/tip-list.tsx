import type { IconComponent } from '@gb/ui'
import type { HealthTips } from '../model/filter-tips'
import { SourceMark } from './source-mark'
import styles from './tip-list.module.css'

/** Pieces of advice, each with its source. */
export function TipList({ tips, icon: Icon }: { tips: HealthTips['dos']; icon: IconComponent }) {
  return (
    <ul className={styles.list}>
      {tips.map(({ text, source, review_date }) => (
        <li key={text} className={styles.tip}>
          <Icon size={20} className={styles.icon} aria-hidden="true" />
          <span className={styles.text}>{text}</span>
          <span className={styles.mark}>
            <SourceMark source={source} reviewDay={review_date} />
          </span>
        </li>
      ))}
    </ul>
  )
}
