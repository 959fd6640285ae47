import { newId } from '@gb/api-client'
import { FLUID_OZ } from '@gb/domain'
import { Banner, Button, Modal, Stack } from '@gb/ui'
import { useId, useState, type FormEvent } from 'react'
import { shownIn, storedFrom, type Typed } from '../../shared/measure'
import { useChangeDrink } from '../api/change-drink.mutation'
import { messages } from '../messages'
import type { Drink } from '../model/drink'
import { FLUID_UNITS, type FluidUnit } from '../model/fluid-unit'
import { AmountField } from './amount-field'
import { TypeField } from './type-field'

type Properties = { drink: Drink; unit: FluidUnit; userId: string; onClose: () => void }

/** Corrects the type and the amount of a stored drink. */
export function EditDrink({ drink, unit, userId, onClose }: Properties) {
  const [fluidType, setFluidType] = useState(drink.fluidType)
  const [typed, setTyped] = useState<Typed<FluidUnit> | null>(null)
  const [isRefused, setRefused] = useState(false)
  const change = useChangeDrink(userId)
  const formId = useId()
  const shown = typed ?? { text: String(shownIn(drink.amountOz, FLUID_UNITS[unit])), unit }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Untouched it stays exactly what is stored, whatever it looks like in another unit.
    const amountOz = typed === null ? drink.amountOz : storedFrom(typed, FLUID_UNITS, FLUID_OZ)
    setRefused(amountOz === null)
    if (amountOz === null || change.isPending) return
    change.mutate({ entryId: drink.entryId, fluidType, amountOz, key: newId() }, { onSuccess: onClose })
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {messages.cancel}
      </Button>
      <Button type="submit" form={formId} busy={change.isPending} busyLabel={messages.savingEdit}>
        {messages.save}
      </Button>
    </>
  )
  return (
    <Modal open onClose={onClose} title={messages.editTitle} size="small" footer={footer}>
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
          {change.isError && (
            <Banner tone="danger" live="assertive">
              {messages.changeFailed}
            </Banner>
          )}
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
        </Stack>
      </form>
    </Modal>
  )
}
