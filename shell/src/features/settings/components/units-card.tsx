import {
  FLUID_UNITS,
  type FluidUnit,
  useFluidUnit,
  useWeightUnit,
  WEIGHT_UNITS,
  type WeightUnit,
  useMessages,
} from '@gb/entries'
import { SegmentedControl, WeightIcon } from '@gb/ui'
import { FoldedSection } from '../../../shared/folded-section/folded-section'
import { settingsCatalog } from '../messages/generated/settings'

const WEIGHTS: readonly WeightUnit[] = ['lbs', 'kg']
const FLUIDS: readonly FluidUnit[] = ['oz', 'ml']
const weightOptions = WEIGHTS.map((value) => ({ value, label: WEIGHT_UNITS[value].label }))
const fluidOptions = FLUIDS.map((value) => ({ value, label: FLUID_UNITS[value].label }))

/** Pounds or kilograms, ounces or milliliters, everywhere on this device. What is stored stays what it is. */
export function UnitsCard() {
  const messages = useMessages(settingsCatalog)

  const [weight, setWeight] = useWeightUnit()
  const [fluid, setFluid] = useFluidUnit()
  return (
    <FoldedSection
      look="row"
      title={messages.units.title}
      icon={WeightIcon}
      detail={messages.units.chosen({ weight: WEIGHT_UNITS[weight].label, fluids: FLUID_UNITS[fluid].label })}
    >
      <SegmentedControl
        label={messages.units.weight}
        options={weightOptions}
        value={weight}
        onValueChange={setWeight}
      />
      <SegmentedControl
        label={messages.units.fluids}
        hint={messages.units.hint}
        options={fluidOptions}
        value={fluid}
        onValueChange={setFluid}
      />
    </FoldedSection>
  )
}
