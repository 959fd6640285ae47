import type { ComponentProps } from 'react'
import type { IconComponent } from '../icons'
import { classNames } from '../shared/class-names'
import styles from './icon-button.module.css'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What the button does, for screen readers and as its tooltip. */
  label: string
  icon: IconComponent
  variant?: 'plain' | 'tinted' | 'danger' | undefined
}

/** A round 44 px button with an icon and a name. */
export function IconButton({ label, icon: Icon, variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles[variant], className)}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  )
}
