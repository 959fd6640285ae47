import type { IconComponent } from '../icons'
import type { Hue } from '../shared/hue'
import styles from './segmented-nav.module.css'

export interface SegmentedNavProps<Id extends string> {
  /** Names the navigation for screen readers. */
  label: string
  items: readonly { id: Id; label: string; icon?: IconComponent | undefined; hue?: Hue | undefined }[]
  current: Id | null
  onSelect: (id: Id) => void
}

/** The row that switches between sibling screens, e.g. the four logs. */
export function SegmentedNav<Id extends string>({ label, items, current, onSelect }: SegmentedNavProps<Id>) {
  return (
    <nav aria-label={label}>
      <ul className={styles.row} role="list">
        {items.map(({ id, label: words, icon: Icon, hue }) => (
          <li key={id} data-hue={hue}>
            <button
              type="button"
              className={styles.segment}
              aria-current={id === current ? 'page' : undefined}
              onClick={() => onSelect(id)}
            >
              {Icon && <Icon size={20} aria-hidden="true" />}
              {words}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
