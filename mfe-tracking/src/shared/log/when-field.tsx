import { addDays, BACK_DATE } from '@gb/domain'
import { useLocalDay } from '@gb/mfe-contract'
import { Button, CalendarIcon, TextField } from '@gb/ui'
import { messages } from './messages'
import { wallClock, type WhenState } from './when'
import styles from './when-field.module.css'

type Properties = {
  when: WhenState
  /** An entry that is being edited has a time; "now" is not offered for it. */
  isEdit?: boolean
}

/** When it happened: now, until somebody wants to say otherwise. */
export function WhenField({ when, isEdit = false }: Properties) {
  const today = useLocalDay()
  if (when.value === null) {
    return (
      <div className={styles.now}>
        <span className={styles.label}>{messages.when}</span>
        <Button
          variant="quiet"
          size="small"
          icon={CalendarIcon}
          aria-label={messages.changeWhen}
          onClick={() => when.change(wallClock(new Date()))}
        >
          {messages.now}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.field}>
      <TextField
        type="datetime-local"
        label={messages.when}
        className={styles.input}
        min={`${addDays(today, -BACK_DATE.maxDaysBack)}T00:00`}
        max={`${today}T23:59`}
        error={when.fault === null ? undefined : messages.whenFaults[when.fault]}
        value={when.value}
        onValueChange={when.change}
      />
      {!isEdit && (
        <Button variant="quiet" size="small" onClick={() => when.change(null)}>
          {messages.backToNow}
        </Button>
      )}
    </div>
  )
}
