import type { FluidType } from '@gb/domain'
import { amountInWords, type FluidUnit, useOneTap } from '@gb/entries'
import { AddIcon, ChipGroup } from '@gb/ui'
import { useDrinkInWords } from '../api/use-drink-in-words'
import { useFluidWords } from '../words'

interface Properties {
  /** What a tap logs, in oz, smallest first. */
  cupsOz: readonly number[]
  fluidType: FluidType
  unit: FluidUnit
  onTap: (amountOz: number) => void
}

/** The usual cups: one tap logs one. */
export function QuickAmounts({ cupsOz, fluidType, unit, onTap }: Properties) {
  const messages = useFluidWords()
  const drinkInWords = useDrinkInWords()
  const isNewTap = useOneTap()
  const options = cupsOz.map((oz) => ({
    value: oz,
    label: amountInWords(oz, unit),
    icon: AddIcon,
    actionLabel: messages.tapOne({ drink: drinkInWords(oz, fluidType) }),
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
