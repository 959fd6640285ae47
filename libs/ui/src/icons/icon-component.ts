import type { ComponentType, SVGProps } from 'react'

/** `size` in CSS pixels, 24 when absent. */
export type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: number | string }

/** Any icon of the set: it is hidden from screen readers, words stand beside it. */
export type IconComponent = ComponentType<IconProps>
