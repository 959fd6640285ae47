import { isClockTime } from '@gb/domain'
import { TextField } from '@gb/ui'

interface Properties {
  label: string
  value: string | null
  /** Null: the person emptied it. */
  onTime: (time: string | null) => void
  error?: string | undefined
}

/** The phone's own picker of a time of day. */
export function TimeField({ label, value, onTime, error }: Properties) {
  return (
    <TextField
      type="time"
      label={label}
      error={error}
      value={value ?? ''}
      onValueChange={(text) => {
        if (text === '') onTime(null)
        // Some browsers add seconds.
        else if (isClockTime(text.slice(0, 5))) onTime(text.slice(0, 5))
      }}
    />
  )
}
