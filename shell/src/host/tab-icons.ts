import type { TabIcon } from '@gb/domain'
import {
  FluidsIcon,
  FoodIcon,
  HelpIcon,
  LearnIcon,
  LogIcon,
  MoodIcon,
  PremiumIcon,
  ScanIcon,
  TipsIcon,
  VitaminsIcon,
  WeightIcon,
  type IconComponent,
} from '@gb/ui'

// The icons that remotes may declare for their tabs, by name.
const ICONS: Record<TabIcon, IconComponent> = {
  scan: ScanIcon,
  food: FoodIcon,
  vitamins: VitaminsIcon,
  fluids: FluidsIcon,
  weight: WeightIcon,
  mood: MoodIcon,
  premium: PremiumIcon,
  notes: LogIcon,
  book: LearnIcon,
  help: HelpIcon,
  tips: TipsIcon,
}

/** The icon of that name; one that this shell does not know yet is that of a log. */
export const iconOf = (name: TabIcon): IconComponent => ICONS[name] ?? LogIcon
