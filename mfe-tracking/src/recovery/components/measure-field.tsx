import { useMessages } from '@gb/entries'
import { Button, NumberField, Stack } from '@gb/ui'
import { type FormEvent, useState } from 'react'
import { recoveryCatalog } from '../messages/generated/recovery'
import type { RecoveryAnswer } from '../model/recovery'
import { typedPulse, typedTemperature } from '../model/typed-measure'

interface Properties {
  tap: 'pulse' | 'temperature'
  onAnswer: (answer: RecoveryAnswer) => void
}

const answerOf = (tap: Properties['tap'], text: string): RecoveryAnswer | null => {
  if (tap === 'pulse') {
    const pulseBpm = typedPulse(text)
    return pulseBpm === null ? null : { pulseBpm }
  }
  const temperature = typedTemperature(text)
  return temperature === null ? null : { temperature }
}

/** A number that was measured, or that it could not be. */
export function MeasureField({ tap, onAnswer }: Properties) {
  const messages = useMessages(recoveryCatalog)
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answer = answerOf(tap, text)
    setRefused(answer === null)
    if (answer !== null) onAnswer(answer)
  }
  const isPulse = tap === 'pulse'
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={3}>
        <NumberField
          label={isPulse ? messages.pulse : messages.temperature}
          hint={isPulse ? messages.pulseHint : messages.temperatureHint}
          unit={isPulse ? messages.beats : undefined}
          whole={isPulse}
          look="big"
          error={isRefused ? messages.strange : undefined}
          value={text}
          onValueChange={(typed) => {
            setText(typed)
            setRefused(false)
          }}
        />
        <Button type="submit" size="large" block>
          {messages.save}
        </Button>
        <Button
          variant="secondary"
          size="large"
          block
          onClick={() => onAnswer(isPulse ? { pulseSkipped: true } : { temperatureSkipped: true })}
        >
          {messages.notMeasured}
        </Button>
      </Stack>
    </form>
  )
}
