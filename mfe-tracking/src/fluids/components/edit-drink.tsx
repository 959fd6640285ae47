import { newId } from '@gb/api-client'
import { FLUID_OZ } from '@gb/domain'
import { useState } from 'react'
import { EditSheet } from '../../shared/log/edit-sheet'
import { useWhen } from '../../shared/log/when'
import { WhenField } from '../../shared/log/when-field'
import { shownIn, storedFrom, type Typed } from '../../shared/measure'
import { useChangeDrink } from '../api/change-drink.mutation'
import { messages } from '../messages'
import type { Drink } from '../model/drink'
import { FLUID_UNITS, type FluidUnit } from '../model/fluid-unit'
import { AmountField } from './amount-field'
import { TypeField } from './type-field'

type Properties = { drink: Drink; unit: FluidUnit; userId: string; onClose: () => void }

/** Corrects the type, the amount and the time of a stored drink. */
export function EditDrink({ drink, unit, userId, onClose }: Properties) {
  const [fluidType, setFluidType] = useState(drink.fluidType)
  const [typed, setTyped] = useState<Typed<FluidUnit> | null>(null)
  const [isRefused, setRefused] = useState(false)
  const when = useWhen(drink.recordedAt)
  const change = useChangeDrink(userId)
  const shown = typed ?? { text: String(shownIn(drink.amountOz, FLUID_UNITS[unit])), unit }

  const save = () => {
    // Untouched it stays exactly what is stored, whatever it looks like in another unit.
    const amountOz = typed === null ? drink.amountOz : storedFrom(typed, FLUID_UNITS, FLUID_OZ)
    const moment = when.read()
    setRefused(amountOz === null)
    if (amountOz === null || moment === null) return
    const { recordedAt } = moment
    change.mutate(
      { entryId: drink.entryId, fluidType, amountOz, recordedAt, key: newId() },
      { onSuccess: onClose },
    )
  }
  return (
    <EditSheet
      title={messages.editTitle}
      isSaving={change.isPending}
      error={change.isError ? messages.changeFailed : undefined}
      onSave={save}
      onClose={onClose}
    >
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
      <WhenField when={when} isEdit />
    </EditSheet>
  )
}
