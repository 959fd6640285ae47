import type { ReactNode } from 'react'
import type { NavItem } from './nav-item'
import styles from './nav-rail.module.css'

export interface NavRailProps<Id extends string> {
  /** Names the navigation for screen readers. */
  label: string
  groups: readonly { label?: string | undefined; items: readonly NavItem<Id>[] }[]
  current: Id | null
  onSelect: (id: Id) => void
  /** Above the places, e.g. the brand. */
  header?: ReactNode
  footer?: ReactNode
}

/** The desktop's left rail: every place by its name. */
export function NavRail<Id extends string>({
  label,
  groups,
  current,
  onSelect,
  header,
  footer,
}: NavRailProps<Id>) {
  return (
    <nav className={styles.rail} aria-label={label}>
      {header && <div className={styles.header}>{header}</div>}
      {groups.map((group) => (
        <div key={group.items[0]?.id ?? group.label} className={styles.group}>
          {group.label && <div className={styles.groupLabel}>{group.label}</div>}
          <ul className={styles.list} role="list" aria-label={group.label}>
            {group.items.map(({ id, label: words, icon: Icon }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.place}
                  aria-current={id === current ? 'page' : undefined}
                  onClick={() => onSelect(id)}
                >
                  <Icon size={20} aria-hidden="true" />
                  {words}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {footer && <div className={styles.footer}>{footer}</div>}
    </nav>
  )
}
