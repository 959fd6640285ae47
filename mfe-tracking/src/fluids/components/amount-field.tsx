import { FLUID_OZ } from '@gb/domain'
import { FLUID_UNITS, type FluidUnit } from '@gb/entries'
import { NumberField } from '@gb/ui'
import { limitIn, textIn, type Typed } from '../../shared/measure'
import { useFluidWords } from '../words'

/** One press of minus or plus. */
const STEPS: Record<FluidUnit, number> = { oz: 1, ml: 10 }

interface Properties {
  label: string
  typed: Typed<FluidUnit>
  onChange: (typed: Typed<FluidUnit>) => void
  unit: FluidUnit
  isRefused: boolean
}

/** An amount in the unit of the person; it says its limits before and after a mistake. */
export function AmountField({ label, typed, onChange, unit, isRefused }: Properties) {
  const messages = useFluidWords()
  const { min, max } = limitIn(FLUID_OZ, FLUID_UNITS[unit])
  const limits = { min: String(min), max: String(max) }
  const step = STEPS[unit]
  const words = FLUID_UNITS[unit].label
  return (
    <NumberField
      label={label}
      hint={messages.range({ ...limits, unit: words })}
      error={isRefused ? messages.amountRefused({ ...limits, unit: words }) : undefined}
      unit={words}
      whole={unit === 'ml'}
      hue="fluids"
      required
      stepper={{
        step,
        min,
        max,
        decreaseLabel: messages.less({ step: `${step} ${words}` }),
        increaseLabel: messages.moreBy({ step: `${step} ${words}` }),
      }}
      value={textIn(typed, unit, FLUID_UNITS)}
      onValueChange={(text) => onChange({ text, unit })}
    />
  )
}
