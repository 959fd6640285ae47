import { FLUID_TYPES, type FluidType } from '@gb/domain'
import { RadioGroup } from '@gb/ui'
import { useFluidWords } from '../words'
import { TYPE_ICONS } from './type-icons'

interface Properties {
  value: FluidType
  onChange: (type: FluidType) => void
}

/** The five types as tiles. */
export function TypeField({ value, onChange }: Properties) {
  const messages = useFluidWords()
  return (
    <RadioGroup
      label={messages.type}
      look="tiles"
      hue="fluids"
      options={FLUID_TYPES.map((type) => ({
        value: type,
        label: messages.types[type],
        icon: TYPE_ICONS[type],
      }))}
      value={value}
      onValueChange={onChange}
    />
  )
}
