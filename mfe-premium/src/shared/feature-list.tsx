import type { IconComponent } from '@gb/ui'
import styles from './feature-list.module.css'
import { ByBilling } from './speech/by-billing'

interface Properties {
  label: string
  features: readonly string[]
  icon: IconComponent
}

/** What is included, a line each. */
export function FeatureList({ label, features, icon: Icon }: Properties) {
  return (
    <ul className={styles.list} aria-label={label}>
      {features.map((feature) => (
        <li key={feature} className={styles.feature}>
          <Icon size={20} aria-hidden="true" />
          <ByBilling text={feature} />
        </li>
      ))}
    </ul>
  )
}
