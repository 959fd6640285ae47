import type { NavItem } from './nav-item'
import styles from './tab-bar.module.css'

export interface TabBarProps<Id extends string> {
  /** Names the navigation for screen readers. */
  label: string
  /** Up to five places. `prominent` stands out in the middle. */
  items: readonly (NavItem<Id> & { prominent?: boolean | undefined })[]
  current: Id | null
  onSelect: (id: Id) => void
}

/** The phone's bottom bar: icons with words. */
export function TabBar<Id extends string>({ label, items, current, onSelect }: TabBarProps<Id>) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.list} role="list">
        {items.map(({ id, label: words, icon: Icon, prominent }) => (
          <li key={id} className={styles.item}>
            <button
              type="button"
              className={styles.tab}
              data-prominent={prominent || undefined}
              aria-current={id === current ? 'page' : undefined}
              onClick={() => onSelect(id)}
            >
              <span className={styles.icon}>
                <Icon size={24} aria-hidden="true" />
              </span>
              <span className={styles.words}>{words}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
