import { EditSheet, WhenField } from '@gb/ui'
import { FLUID_OZ } from '@gb/domain'
import { type Drink, FLUID_UNITS, type FluidUnit, shownIn, useEntryForm } from '@gb/entries'
import { useState } from 'react'
import { storedFrom, type Typed } from '../../shared/measure'
import { useFluidWords } from '../words'
import type { DrinkLog } from '../api/use-drink-log'
import { AmountField } from './amount-field'
import { TypeField } from './type-field'

interface Properties {
  drink: Drink
  unit: FluidUnit
  log: DrinkLog
  onClose: () => void
}

/** Corrects the type, the amount and the time of a drink. */
export function EditDrink({ drink, unit, log, onClose }: Properties) {
  const messages = useFluidWords()
  const [fluidType, setFluidType] = useState(drink.fluidType)
  const [typed, setTyped] = useState<Typed<FluidUnit> | null>(null)
  const [isRefused, setRefused] = useState(false)
  const { when, isSaving, change } = useEntryForm(drink.recordedAt)
  const shown = typed ?? { text: String(shownIn(drink.amountOz, FLUID_UNITS[unit])), unit }

  const save = async () => {
    // Untouched it stays exactly what is stored, whatever it looks like in another unit.
    const amountOz = typed === null ? drink.amountOz : storedFrom(typed, FLUID_UNITS, FLUID_OZ)
    setRefused(amountOz === null)
    const isKept = await change(amountOz, (oz, recordedAt) =>
      log.change(drink.entryId, {
        fluid_type: fluidType,
        amount_oz: oz,
        ...(recordedAt !== null && { recorded_at: recordedAt }),
      }),
    )
    if (isKept) onClose()
  }
  return (
    <EditSheet title={messages.editTitle} isSaving={isSaving} onSave={() => void save()} onClose={onClose}>
      <TypeField value={fluidType} onChange={setFluidType} />
      <AmountField
        label={messages.editAmount}
        typed={shown}
        unit={unit}
        isRefused={isRefused}
        onChange={(next) => {
          setTyped(next)
          setRefused(false)
        }}
      />
      <WhenField {...when.field} />
    </EditSheet>
  )
}
