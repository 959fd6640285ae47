import { DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons'
import type { IconComponent } from '../icons'
import type { Tone } from './hue'

const ICONS: Record<Tone, IconComponent> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
}

/** The icon of a tone, so that color is never the only signal. */
export function ToneIcon({ tone, size = 20 }: { tone: Tone; size?: number }) {
  const Icon = ICONS[tone]
  return <Icon size={size} aria-hidden="true" />
}
