import type { IconNode } from 'lucide'
import { createElement, forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react'
import type { IconProps } from './icon-component'

/** A shape of the set as a component, in the color of the words beside it. */
export const drawnIcon = (
  shape: IconNode,
): ForwardRefExoticComponent<IconProps & RefAttributes<SVGSVGElement>> =>
  forwardRef<SVGSVGElement, IconProps>(({ size = 24, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref,
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      ...shape.map(([tag, attributes]) => createElement(tag, attributes)),
    ),
  )
