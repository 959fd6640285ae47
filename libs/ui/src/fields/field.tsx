import { useId } from 'react'
import type { ReactNode } from 'react'
import { DangerIcon } from '../icons'
import { classNames } from '../shared/class-names'
import styles from './field.module.css'

/** What every field shows around its control. */
export interface FieldLook {
  /** Above the control. */
  label: ReactNode
  /** Keeps the label for screen readers only; rarely right. */
  hideLabel?: boolean | undefined
  /** Under the label, before the mistake is made. */
  hint?: ReactNode
  /** Under the control, in words; announced when it appears. */
  error?: ReactNode
  required?: boolean | undefined
  /** Beside the label when the field is not required, e.g. "optional". */
  optionalText?: string | undefined
}

/** Parts the props of a field: what is drawn around its control, and what goes onto it. */
export const splitField = <P extends FieldLook & { id?: string | undefined }>(props: P) => {
  const { label, hideLabel, hint, error, required, optionalText, id, ...control } = props
  return { field: { label, hideLabel, hint, error, required, optionalText, id }, control }
}

/** Goes onto the control that the field is about. */
export interface ControlProps {
  id: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export type FieldProps = FieldLook & {
  id?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** The ids that tie label, hint and error to a control. */
export const useFieldIds = ({
  id,
  hint,
  error,
}: {
  id?: string | undefined
  hint?: ReactNode
  error?: ReactNode
}) => {
  const made = useId()
  const base = id ?? made
  const describedBy = [hint ? `${base}-hint` : null, error ? `${base}-error` : null].filter(Boolean).join(' ')
  return { id: base, hintId: `${base}-hint`, errorId: `${base}-error`, describedBy: describedBy || undefined }
}

/** The error of a field. It is always in the page, so that a new message is announced. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.error} aria-live="polite">
      {children ? (
        <>
          <DangerIcon size={16} aria-hidden="true" />
          <span>{children}</span>
        </>
      ) : null}
    </div>
  )
}

/** The words of a label, and beside them that the field may stay empty. */
export function LabelWords({
  required = false,
  optionalText,
  children,
}: Pick<FieldLook, 'required' | 'optionalText'> & { children: ReactNode }) {
  return (
    <>
      {children}
      {!required && optionalText && <span className={styles.optional}> {optionalText}</span>}
    </>
  )
}

/** Under the label, before the mistake is made; nothing where there are no words. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div id={id} className={styles.hint}>
      {children}
    </div>
  )
}

/** Label above, hint, the control, and its error in words. */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  required = false,
  optionalText,
  id: ownId,
  children,
}: FieldProps) {
  const { id, hintId, errorId, describedBy } = useFieldIds({ id: ownId, hint, error })
  return (
    <div className={styles.field}>
      <label className={classNames(styles.label, hideLabel && styles.hidden)} htmlFor={id}>
        <LabelWords required={required} optionalText={optionalText}>
          {label}
        </LabelWords>
      </label>
      <FieldHint id={hintId}>{hint}</FieldHint>
      {children({ id, required, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}
