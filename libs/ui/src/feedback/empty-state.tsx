import type { ReactNode } from 'react'
import { Button } from '../actions/button'
import type { IconComponent } from '../icons'
import { DangerIcon, RetryIcon } from '../icons'
import { classNames } from '../shared/class-names'
import type { Hue } from '../shared/hue'
import { useUiWords } from '../shared/ui-words'
import { useIsOffline } from './offline'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  title: ReactNode
  /** What to do, in a sentence. */
  children?: ReactNode
  icon?: IconComponent | undefined
  hue?: Hue | undefined
  action?: ReactNode
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, icon: Icon, hue, action }: EmptyStateProps) {
  return (
    <div className={styles.state} data-hue={hue}>
      {Icon && (
        <span className={styles.icon}>
          <Icon size={28} aria-hidden="true" />
        </span>
      )}
      <div className={styles.title}>{title}</div>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

export interface ErrorStateProps {
  /** What happened. */
  title: ReactNode
  /** That nothing was lost. */
  children?: ReactNode
  /** Without it there is no button. */
  onRetry?: (() => void) | undefined
  retryLabel?: string | undefined
  retrying?: boolean | undefined
  retryingLabel?: string | undefined
  /** One line among other cards: what, and the way to try again beside it. */
  isBrief?: boolean | undefined
}

/**
 * Something failed: what, that nothing was lost, and a way to try again. While the screen says that there is no connection
 * it is only what is missing: the reason and the way to try again stand there, once.
 */
export function ErrorState(props: ErrorStateProps) {
  const words = useUiWords()
  const { title, children, onRetry, retryLabel = words.retry, retrying, retryingLabel, isBrief } = props
  const isOffline = useIsOffline()
  const retry = !isOffline && onRetry && (
    <Button
      variant="secondary"
      size={isBrief ? 'small' : 'medium'}
      icon={RetryIcon}
      busy={retrying}
      busyLabel={retryingLabel}
      onClick={onRetry}
    >
      {retryLabel}
    </Button>
  )
  const text = !isOffline && children && <div className={styles.text}>{children}</div>
  if (isBrief)
    return (
      // One figure that is missing interrupts nobody; a card says what came of it.
      <div className={styles.brief} role={text ? 'alert' : undefined}>
        <div className={styles.words}>
          {title}
          {text}
        </div>
        {retry}
      </div>
    )
  if (isOffline) return <div className={classNames(styles.state, styles.text)}>{title}</div>
  return (
    <div className={styles.state} role="alert" data-hue="danger">
      <span className={styles.icon}>
        <DangerIcon size={28} aria-hidden="true" />
      </span>
      <div className={styles.title}>{title}</div>
      {text}
      {retry && <div className={styles.action}>{retry}</div>}
    </div>
  )
}
