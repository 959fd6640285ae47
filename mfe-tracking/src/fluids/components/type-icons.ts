import type { FluidType } from '@gb/domain'
import { CoffeeIcon, FluidsIcon, JuiceIcon, TeaIcon, WaterIcon, type IconComponent } from '@gb/ui'

export const TYPE_ICONS: Record<FluidType, IconComponent> = {
  water: WaterIcon,
  tea: TeaIcon,
  coffee: CoffeeIcon,
  juice: JuiceIcon,
  other: FluidsIcon,
}
