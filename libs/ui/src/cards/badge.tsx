import type { ReactNode } from 'react'
import type { IconComponent } from '../icons'
import type { Hue } from '../shared/hue'
import styles from './badge.module.css'

export interface BadgeProps {
  children: ReactNode
  hue?: Hue | 'success' | 'warning' | 'danger' | 'neutral' | undefined
  icon?: IconComponent | undefined
}

/** A few words on a tint, e.g. "Saved", "Most Popular". */
export function Badge({ children, hue = 'neutral', icon: Icon }: BadgeProps) {
  return (
    <span className={styles.badge} data-hue={hue}>
      {Icon && <Icon size={14} aria-hidden="true" />}
      {children}
    </span>
  )
}
