import { NOTE_LENGTH } from '@gb/domain'
import { WEIGHT_UNITS } from '@gb/entries'
import { Button, Card, Stack, TextField, WeightIcon, WhenField } from '@gb/ui'
import type { FormEvent } from 'react'
import { UnitSwitch } from '../../shared/unit-switch'
import { useWeightWords } from '../words'
import { useWeightForm } from './use-weight-form'
import type { WeightEntry } from '../model/weight'
import { SlipQuestion } from './slip-question'
import { WeightField } from './weight-field'

interface Properties {
  userId: string
  /** The weigh-ins that are known, newest first, to compare with. */
  entries: readonly WeightEntry[]
}

/** One number and Add. What was typed stays until it is stored. */
export function WeightForm({ userId, entries }: Properties) {
  const messages = useWeightWords()
  const form = useWeightForm(userId, entries)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  const unitSwitch = (
    <UnitSwitch
      hue="weight"
      units={WEIGHT_UNITS}
      order={['lbs', 'kg']}
      value={form.unit}
      onChange={form.setUnit}
    />
  )
  return (
    <Card title={messages.log} icon={WeightIcon} hue="weight" action={unitSwitch}>
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          <WeightField form={form} entries={entries} />
          <SlipQuestion {...form} />
          <WhenField {...form.when.field} />
          <TextField
            label={messages.notes}
            optionalText={messages.optional}
            value={form.notes}
            onValueChange={form.setNotes}
            error={form.isTooLong ? messages.notesTooLong({ max: String(NOTE_LENGTH.max) }) : undefined}
          />
          <Button
            type="submit"
            block
            disabled={form.isPending}
            busy={form.isPending}
            busyLabel={messages.adding}
          >
            {messages.add}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
