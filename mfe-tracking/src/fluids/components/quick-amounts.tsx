import type { FluidType } from '@gb/domain'
import { amountInWords, type FluidUnit, useOneTap } from '@gb/entries'
import { AddIcon, ChipGroup } from '@gb/ui'
import { messages } from '../messages'

interface Properties {
  /** What a tap logs, in oz, smallest first. */
  cupsOz: readonly number[]
  fluidType: FluidType
  unit: FluidUnit
  onTap: (amountOz: number) => void
}

/** The usual cups: one tap logs one. */
export function QuickAmounts({ cupsOz, fluidType, unit, onTap }: Properties) {
  const isNewTap = useOneTap()
  const options = cupsOz.map((oz) => ({
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
