import type { ReactNode } from 'react'
import type { IconComponent } from '../icons'
import { classNames } from '../shared/class-names'
import type { ButtonVariant } from './button'
import buttonStyles from './button.module.css'
import styles from './file-button.module.css'

export interface FileButtonProps {
  children: ReactNode
  /** The file that was chosen; choosing the same one again calls this again. */
  onFile: (file: File) => void
  /** e.g. `image/*` */
  accept?: string | undefined
  /** Opens the camera of a phone instead of the picker. */
  capture?: 'environment' | 'user' | undefined
  variant?: ButtonVariant | undefined
  icon?: IconComponent | undefined
  block?: boolean | undefined
  disabled?: boolean | undefined
}

/** Looks like a button, opens the file picker or the camera. */
export function FileButton(props: FileButtonProps) {
  const { children, onFile, accept, capture, variant = 'primary', icon: Icon, block, disabled } = props
  return (
    <label
      className={classNames(
        buttonStyles.button,
        buttonStyles[variant],
        styles.label,
        block && buttonStyles.block,
      )}
      data-disabled={disabled || undefined}
    >
      <input
        type="file"
        className={styles.input}
        accept={accept}
        capture={capture}
        disabled={disabled}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      {Icon && <Icon size={20} aria-hidden="true" />}
      <span>{children}</span>
    </label>
  )
}
