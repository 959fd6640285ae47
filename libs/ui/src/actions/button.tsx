import type { ComponentProps, ReactNode } from 'react'
import type { IconComponent } from '../icons'
import { Spinner } from '../shared/spinner'
import { classNames } from '../shared/class-names'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

interface Look {
  /** Default `primary`; one primary button per screen. */
  variant?: ButtonVariant | undefined
  /** `small` is less wide, never less than 44 px high. */
  size?: 'medium' | 'small' | 'large' | undefined
  icon?: IconComponent | undefined
  /** As wide as its container. */
  block?: boolean | undefined
  children: ReactNode
}

export type ButtonProps = Look &
  Omit<ComponentProps<'button'>, keyof Look> & {
    /** While true the button does nothing on press, keeps its focus, and says so. */
    busy?: boolean | undefined
    /** The words while busy; default: the normal words. */
    busyLabel?: string | undefined
  }

const lookOf = (
  { variant = 'primary', size = 'medium', block }: Omit<Look, 'children'>,
  className?: string,
) => classNames(styles.button, styles[variant], styles[size], block && styles.block, className)

/** A button with words. `type` is `button` unless `submit` is asked for. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon: Icon,
    block,
    children,
    busy = false,
    busyLabel,
    className,
    onClick,
    type = 'button',
    ...rest
  } = props
  return (
    <button
      {...rest}
      type={type}
      className={lookOf({ variant, size, block }, className)}
      // aria-disabled and not disabled: a disabled button loses the focus of a keyboard user.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy ? <Spinner size={18} /> : Icon && <Icon size={20} aria-hidden="true" />}
      <span className={styles.words}>{busy ? (busyLabel ?? children) : children}</span>
    </button>
  )
}

export type ButtonLinkProps = Look & Omit<ComponentProps<'a'>, keyof Look>

/** A link that looks like a button, for mail addresses and other sites. */
export function ButtonLink({
  variant,
  size,
  icon: Icon,
  block,
  children,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={lookOf({ variant, size, block }, className)}>
      {Icon && <Icon size={20} aria-hidden="true" />}
      <span className={styles.words}>{children}</span>
    </a>
  )
}
