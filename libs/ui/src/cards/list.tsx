import type { ReactNode } from 'react'
import type { IconComponent } from '../icons'
import { AddIcon, NextIcon } from '../icons'
import { inFacts } from '../layout/facts'
import { classNames } from '../shared/class-names'
import type { Hue } from '../shared/hue'
import { OneStop } from '../shared/one-stop'
import styles from './list.module.css'

export interface ListProps {
  children: ReactNode
  /** Names the list for screen readers. */
  label?: string | undefined
  /** In a card across a whole desk: two columns of rows there, the second goes on where the first one ends. */
  isAcross?: boolean | undefined
}

/** Rows with hairlines between them, all their controls one stop of Tab. */
export function List({ children, label, isAcross = false }: ListProps) {
  return (
    <OneStop label={label}>
      <ul className={classNames(styles.list, isAcross && styles.across)} aria-label={label}>
        {children}
      </ul>
    </OneStop>
  )
}

export interface ListRowProps {
  title: ReactNode
  detail?: ReactNode
  icon?: IconComponent | undefined
  /** A drawing in place of the icon. */
  picture?: ReactNode
  hue?: Hue | undefined
  /** The number of the row, at its end. */
  value?: ReactNode
  unit?: ReactNode
  /** A badge, icon buttons. */
  trailing?: ReactNode
  /** What stands under the row in its whole width: a question about it. */
  below?: ReactNode
  /** Makes the whole row a button with a chevron; then leave `trailing` without buttons. */
  onSelect?: (() => void) | undefined
  /** `onSelect` leads nowhere but adds at once: a plus in place of the chevron. */
  isAdding?: boolean | undefined
}

/** No longer than a day: a date is read as one word. */
const LONGEST_DAY = 12
const isShort = (title: ReactNode): boolean => typeof title === 'string' && title.length <= LONGEST_DAY

/** One entry or one place to go. */
export function ListRow(props: ListRowProps) {
  const { title, detail, icon: Icon, picture, hue, value, unit, trailing, below, onSelect } = props
  const Sign = props.isAdding === true ? AddIcon : NextIcon
  const content = (
    <>
      {picture}
      {Icon && (
        <span className={styles.icon}>
          <Icon size={20} aria-hidden="true" />
        </span>
      )}
      <span className={styles.words}>
        <span className={classNames(styles.title, isShort(title) && styles.whole)}>{inFacts(title)}</span>
        {detail && <span className={styles.detail}>{inFacts(detail)}</span>}
      </span>
      {value !== undefined && (
        <span className={styles.value}>
          {value}
          {unit && <span className={styles.unit}> {unit}</span>}
        </span>
      )}
      {trailing && <span className={styles.trailing}>{trailing}</span>}
      {onSelect && <Sign size={20} className={styles.chevron} aria-hidden="true" />}
    </>
  )
  return (
    <li className={styles.item} data-hue={hue}>
      {onSelect ? (
        <button type="button" className={styles.row} onClick={onSelect}>
          {content}
        </button>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
      {below && <div className={styles.below}>{below}</div>}
    </li>
  )
}
