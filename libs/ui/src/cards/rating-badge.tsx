import type { ReactNode } from 'react'
import { AvoidIcon, ExcellentIcon, FairIcon, GoodIcon, PoorIcon } from '../icons'
import type { IconComponent } from '../icons'
import { classNames } from '../shared/class-names'
import styles from './badge.module.css'

export type RatingTone = 'excellent' | 'good' | 'fair' | 'poor' | 'avoid'

const LOOKS: Record<RatingTone, { icon: IconComponent; hue: string }> = {
  excellent: { icon: ExcellentIcon, hue: 'success' },
  good: { icon: GoodIcon, hue: 'accent' },
  fair: { icon: FairIcon, hue: 'warning' },
  poor: { icon: PoorIcon, hue: 'mood' },
  avoid: { icon: AvoidIcon, hue: 'danger' },
}

export interface RatingBadgeProps {
  tone: RatingTone
  /** The word of the rating. */
  children: ReactNode
}

/** A rating as a word, an icon and a color. */
export function RatingBadge({ tone, children }: RatingBadgeProps) {
  const { icon: Icon, hue } = LOOKS[tone]
  return (
    <span className={classNames(styles.badge, styles.rating)} data-hue={hue} data-rating={tone}>
      <Icon size={20} aria-hidden="true" />
      {children}
    </span>
  )
}
