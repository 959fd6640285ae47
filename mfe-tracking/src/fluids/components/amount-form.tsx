import { FLUID_OZ, type FluidType } from '@gb/domain'
import { Button } from '@gb/ui'
import { useState, type FormEvent } from 'react'
import { storedFrom, type Typed } from '../../shared/measure'
import { useFormPress } from '../../shared/press'
import { messages } from '../messages'
import { FLUID_UNITS, type FluidUnit } from '../model/fluid-unit'
import type { DrinkLog } from '../model/use-drink-log'
import { AmountField } from './amount-field'
import styles from './amount-form.module.css'

type Properties = {
  fluidType: FluidType
  unit: FluidUnit
  log: DrinkLog
  onLogged: (amountOz: number) => void
}

const EMPTY: Typed<FluidUnit> = { text: '', unit: 'oz' }

/** Any amount inside the limits. What was typed stays until it is stored. */
export function AmountForm({ fluidType, unit, log, onLogged }: Properties) {
  const [typed, setTyped] = useState(EMPTY)
  const [isRefused, setRefused] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const press = useFormPress()

  const add = async () => {
    const amountOz = storedFrom(typed, FLUID_UNITS, FLUID_OZ)
    setRefused(amountOz === null)
    if (amountOz === null) return
    setAdding(true)
    onLogged(amountOz)
    const isStored = await log.add({ fluidType, amountOz }, press.of(`${fluidType} ${amountOz}`))
    setAdding(false)
    if (!isStored) return
    press.done()
    setTyped(EMPTY)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isAdding) void add()
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
        <Button type="submit" disabled={isAdding} busy={isAdding} busyLabel={messages.adding}>
          {messages.add}
        </Button>
      </div>
    </form>
  )
}
