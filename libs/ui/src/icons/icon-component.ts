import type { ComponentType, SVGProps } from 'react'

/** Any icon of the set: `size` in CSS pixels (24 when absent); it is hidden from screen readers, words stand beside it. */
export type IconComponent = ComponentType<Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: number | string }>
