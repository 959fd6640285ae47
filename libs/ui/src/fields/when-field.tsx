import { Button } from '../actions/button'
import { CalendarIcon } from '../icons'
import { useUiWords } from '../shared/ui-words'
import { TextField } from './text-field'
import styles from './when-field.module.css'

export interface WhenFieldProps {
  /** 'YYYY-MM-DDTHH:mm' on the clock of this device; null for now. */
  value: string | null
  onValueChange: (value: string | null) => void
  /** This minute in the same form: where another time begins. */
  thisMinute: () => string
  /** First and last minute that are offered, in the same form. */
  min: string
  max: string
  error?: string | undefined
  /** False for what has a time already, such as an entry that is being edited. Default true. */
  canBeNow?: boolean | undefined
  words?: { when: string; now: string; changeWhen: string; backToNow: string } | undefined
}

/** When it happened: now, until somebody wants to say otherwise. */
export function WhenField(props: WhenFieldProps) {
  const here = useUiWords()
  const { value, onValueChange, thisMinute, min, max, error, canBeNow = true, words = here } = props
  if (value === null) {
    return (
      <div className={styles.now}>
        <span className={styles.label}>{words.when}</span>
        <Button
          variant="quiet"
          size="small"
          icon={CalendarIcon}
          aria-label={words.changeWhen}
          onClick={() => onValueChange(thisMinute())}
        >
          {words.now}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.field}>
      <TextField
        type="datetime-local"
        label={words.when}
        className={styles.input}
        min={min}
        max={max}
        error={error}
        value={value}
        onValueChange={onValueChange}
      />
      {canBeNow && (
        <Button variant="quiet" size="small" onClick={() => onValueChange(null)}>
          {words.backToNow}
        </Button>
      )}
    </div>
  )
}
