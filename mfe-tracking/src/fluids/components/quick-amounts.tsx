import type { FluidType } from '@gb/domain'
import { amountInWords, type FluidUnit, useOneTap } from '@gb/entries'
import { AddIcon, ChipGroup } from '@gb/ui'
import { messages } from '../messages'

const AMOUNTS_OZ = [4, 8, 12, 16] as const

interface Properties {
  fluidType: FluidType
  unit: FluidUnit
  onTap: (amountOz: number) => void
}

/** The usual cups: one tap logs one. */
export function QuickAmounts({ fluidType, unit, onTap }: Properties) {
  const isNewTap = useOneTap()
  const options = AMOUNTS_OZ.map((oz) => ({
    value: oz,
    label: amountInWords(oz, unit),
    icon: AddIcon,
    actionLabel: messages.tapOne(amountInWords(oz, unit), fluidType),
  }))
  return (
    <ChipGroup
      label={messages.tap}
      hue="fluids"
      options={options}
      onSelect={(oz) => {
        if (isNewTap(`${fluidType} ${oz}`)) onTap(oz)
      }}
    />
  )
}
