import { NOTE_LENGTH, WEIGHT_LBS } from '@gb/domain'
import { useHost, useLocalDay } from '@gb/mfe-contract'
import { Banner, Button, Card, NumberField, Stack, TextField, WeightIcon } from '@gb/ui'
import { useState, type FormEvent } from 'react'
import { dayInWords } from '../../shared/days-in-words'
import { limitIn, storedFrom, textIn, type Typed } from '../../shared/measure'
import { useFormPress } from '../../shared/press'
import { UnitSwitch } from '../../shared/unit-switch'
import { useAddWeight } from '../api/add-weight.mutation'
import { messages } from '../messages'
import type { WeightEntry } from '../model/weight'
import { useWeightUnit, WEIGHT_UNITS, weightInWords, type WeightUnit } from '../model/weight-unit'

const EMPTY: Typed<WeightUnit> = { text: '', unit: 'lbs' }

type Properties = {
  userId: string
  /** The latest weigh-in, to compare with; undefined while it is not known. */
  last: WeightEntry | undefined
}

/** One number and Add. What was typed stays until it is stored. */
export function WeightForm({ userId, last }: Properties) {
  const { notify } = useHost()
  const today = useLocalDay()
  const [unit, setUnit] = useWeightUnit()
  const [typed, setTyped] = useState(EMPTY)
  const [notes, setNotes] = useState('')
  const [isRefused, setRefused] = useState(false)
  const add = useAddWeight(userId)
  const press = useFormPress()
  const { min, max } = limitIn(WEIGHT_LBS, WEIGHT_UNITS[unit])
  const unitWords = WEIGHT_UNITS[unit].label
  const isTooLong = notes.trim().length > NOTE_LENGTH.max

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const weightLbs = storedFrom(typed, WEIGHT_UNITS, WEIGHT_LBS)
    setRefused(weightLbs === null)
    if (weightLbs === null || isTooLong || add.isPending) return
    const text = notes.trim()
    const weight = { weightLbs, notes: text, press: press.of(`${weightLbs} ${text}`) }
    add.mutate(weight, {
      onSuccess: () => {
        press.done()
        setTyped(EMPTY)
        setNotes('')
        notify({ tone: 'success', text: messages.added(weightInWords(weightLbs, unit)) })
      },
    })
  }
  const unitSwitch = (
    <UnitSwitch hue="weight" units={WEIGHT_UNITS} order={['lbs', 'kg']} value={unit} onChange={setUnit} />
  )
  return (
    <Card title={messages.log} icon={WeightIcon} hue="weight" action={unitSwitch}>
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          <NumberField
            label={messages.weight}
            hint={
              last === undefined
                ? messages.range(min, max, unitWords)
                : messages.last(weightInWords(last.weightLbs, unit), dayInWords(last.day, today))
            }
            error={isRefused ? messages.refused(min, max, unitWords) : undefined}
            look="big"
            hue="weight"
            unit={unitWords}
            required
            value={textIn(typed, unit, WEIGHT_UNITS)}
            onValueChange={(text) => {
              setTyped({ text, unit })
              setRefused(false)
            }}
          />
          <TextField
            label={messages.notes}
            optionalText={messages.optional}
            value={notes}
            onValueChange={setNotes}
            error={isTooLong ? messages.notesTooLong(NOTE_LENGTH.max) : undefined}
          />
          {add.isError && (
            <Banner tone="danger" live="assertive" title={messages.addFailed}>
              {messages.addFailedText}
            </Banner>
          )}
          <Button
            type="submit"
            block
            disabled={add.isPending}
            busy={add.isPending}
            busyLabel={messages.adding}
          >
            {messages.add}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
