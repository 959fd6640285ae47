import { useMessages } from '@gb/entries'
import { Card, CheckboxField, NumberField, Stack } from '@gb/ui'
import { normalCatalog } from '../messages/generated/normal'
import { type BodyForm, isStrange } from '../model/body-form'

interface Properties {
  form: BodyForm
  onChange: (changes: Partial<BodyForm>) => void
}

/** Pulse and temperature, for who can measure them. */
export function MeasuredCard({ form, onChange }: Properties) {
  const messages = useMessages(normalCatalog)
  const errorOf = (text: string, kind: 'pulse' | 'temperature') =>
    isStrange(text, kind) ? messages.strange : undefined
  return (
    <Card title={messages.numbers}>
      <Stack gap={4}>
        <NumberField
          label={messages.temperature}
          hint={messages.temperatureHint}
          optionalText={messages.optional}
          error={errorOf(form.temperature, 'temperature')}
          value={form.temperature}
          onValueChange={(temperature) => onChange({ temperature })}
        />
        <NumberField
          label={messages.pulse}
          hint={messages.pulseHint}
          optionalText={messages.optional}
          unit={messages.beats}
          whole
          error={errorOf(form.pulse, 'pulse')}
          value={form.pulse}
          onValueChange={(pulse) => onChange({ pulse })}
        />
        {form.pulse !== '' && (
          <>
            <NumberField
              label={messages.usual}
              optionalText={messages.optional}
              unit={messages.beats}
              whole
              error={errorOf(form.usual, 'pulse')}
              value={form.usual}
              onValueChange={(usual) => onChange({ usual })}
            />
            <CheckboxField
              label={messages.slowed}
              checked={form.slowed}
              onCheckedChange={(slowed) => onChange({ slowed })}
            />
          </>
        )}
      </Stack>
    </Card>
  )
}
