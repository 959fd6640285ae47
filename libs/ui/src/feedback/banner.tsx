import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button'
import type { IconComponent } from '../icons'
import { CloseIcon } from '../icons'
import { hueOfTone } from '../shared/hue'
import type { Tone } from '../shared/hue'
import { ToneIcon } from '../shared/tone-icon'
import { useUiWords } from '../shared/ui-words'
import styles from './banner.module.css'

export interface BannerProps {
  tone?: Tone | undefined
  title?: ReactNode
  children?: ReactNode
  /** A small or quiet button. */
  action?: ReactNode
  /** Replaces the icon of the tone. */
  icon?: IconComponent | undefined
  onDismiss?: (() => void) | undefined
  dismissLabel?: string | undefined
  /** Announces it when it appears: `polite` for news, `assertive` for a failure that stops the person. */
  live?: 'polite' | 'assertive' | undefined
}

const ROLES = { polite: 'status', assertive: 'alert' } as const

/** A message that stays on the screen it belongs to. */
export function Banner(props: BannerProps) {
  const words = useUiWords()
  const {
    tone = 'info',
    title,
    children,
    action,
    icon: Icon,
    onDismiss,
    dismissLabel = words.dismiss,
    live,
  } = props
  return (
    <div className={styles.banner} data-hue={hueOfTone(tone)} role={live && ROLES[live]}>
      <span className={styles.icon}>
        {Icon ? <Icon size={22} aria-hidden="true" /> : <ToneIcon tone={tone} size={22} />}
      </span>
      <div className={styles.words}>
        {title && <div className={styles.title}>{title}</div>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <span className={styles.dismiss}>
          <IconButton icon={CloseIcon} label={dismissLabel} onClick={onDismiss} />
        </span>
      )}
    </div>
  )
}
