import { FLUID_TYPES, type FluidType } from '@gb/domain'
import { RadioGroup } from '@gb/ui'
import { messages } from '../messages'
import { TYPE_ICONS } from './type-icons'

const OPTIONS = FLUID_TYPES.map((type) => ({
  value: type,
  label: messages.types[type],
  icon: TYPE_ICONS[type],
}))

interface Properties {
  value: FluidType
  onChange: (type: FluidType) => void
}

/** The five types as tiles. */
export function TypeField({ value, onChange }: Properties) {
  return (
    <RadioGroup
      label={messages.type}
      look="tiles"
      hue="fluids"
      options={OPTIONS}
      value={value}
      onValueChange={onChange}
    />
  )
}
