import { FLUID_OZ, type FluidType } from '@gb/domain'
import { FLUID_UNITS, type FluidUnit, useDayOf, useEntryForm, useLocalDay } from '@gb/entries'
import { Button, WhenField } from '@gb/ui'
import { useState, type FormEvent } from 'react'
import { useAddedNotice } from '../../shared/log/use-added-notice'
import { storedFrom, type Typed } from '../../shared/measure'
import { useDrinkInWords } from '../api/use-drink-in-words'
import { useFluidWords } from '../words'
import type { DrinkLog } from '../api/use-drink-log'
import { AmountField } from './amount-field'
import styles from './amount-form.module.css'
import { useDays } from '../../shared/use-days'

interface Properties {
  fluidType: FluidType
  unit: FluidUnit
  log: DrinkLog
  onLogged: (amountOz: number) => void
}

const EMPTY: Typed<FluidUnit> = { text: '', unit: 'oz' }

/** Any amount inside the limits. What was typed stays until it is stored. */
export function AmountForm({ fluidType, unit, log, onLogged }: Properties) {
  const dates = useDays()
  const messages = useFluidWords()
  const [typed, setTyped] = useState(EMPTY)
  const [isRefused, setRefused] = useState(false)
  const { when, isSaving, add } = useEntryForm()
  const today = useLocalDay()
  const sayAdded = useAddedNotice()
  const drinkInWords = useDrinkInWords()

  const dayOf = useDayOf()

  const save = async () => {
    const amountOz = storedFrom(typed, FLUID_UNITS, FLUID_OZ)
    setRefused(amountOz === null)
    const isNow = when.value === null
    const added = await add(amountOz === null ? null : { fluidType, amountOz }, (drink, press) => {
      if (isNow) onLogged(drink.amountOz)
      return log.add(drink, press)
    })
    if (amountOz === null || added === null) return
    setTyped(EMPTY)
    // It may belong to a day that is not on screen.
    if (!isNow) void sayAdded(added.entryId, addedOn(amountOz, added.recordedAt))
  }
  const addedOn = (amountOz: number, recordedAt: string) => {
    const day = dayOf(recordedAt)
    const drink = drinkInWords(amountOz, fluidType)
    return messages.addedOn({ drink, day: dates.inSentence(day, today) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const change = (next: Typed<FluidUnit>) => {
    setTyped(next)
    setRefused(false)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <AmountField
        label={messages.amount}
        typed={typed}
        unit={unit}
        isRefused={isRefused}
        onChange={change}
      />
      <div className={styles.add}>
        <Button type="submit" disabled={isSaving} busy={isSaving} busyLabel={messages.adding}>
          {messages.add}
        </Button>
      </div>
      <div className={styles.when}>
        <WhenField {...when.field} />
      </div>
    </form>
  )
}
