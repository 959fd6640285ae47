import type { ReactNode } from 'react'
import { classNames } from '../shared/class-names'
import { inFacts } from './facts'
import styles from './text.module.css'

export interface TextProps {
  children: ReactNode
  as?: 'p' | 'span' | 'div' | 'h2' | 'h3' | 'h4' | 'strong' | 'li' | undefined
  /** Steps of the type scale: 13 · 15 · 17 · 20 · 24 · 32 px. Default `body` (15). */
  size?: 'small' | 'body' | 'large' | 'title' | 'headline' | 'display' | undefined
  tone?: 'text' | 'muted' | 'hue' | 'success' | 'warning' | 'danger' | undefined
  strong?: boolean | undefined
  align?: 'start' | 'center' | 'end' | undefined
  id?: string | undefined
}

/** Running text on the type scale. */
export function Text({
  children,
  as: Tag = 'p',
  size = 'body',
  tone = 'text',
  strong,
  align,
  id,
}: TextProps) {
  return (
    <Tag
      id={id}
      className={classNames(styles[size], styles[tone], strong && styles.strong, align && styles[align])}
    >
      {inFacts(children)}
    </Tag>
  )
}
