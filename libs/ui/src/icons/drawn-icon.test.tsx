import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { createRef } from 'react'
import { drawnIcon } from './drawn-icon'

afterEach(cleanup)

const Dot = drawnIcon([['circle', { cx: '12', cy: '12', r: '4' }]])

describe(drawnIcon.name, () => {
  it('draws the shape in the size that is asked for, hidden from screen readers', () => {
    const ref = createRef<SVGSVGElement>()
    const { container } = render(<Dot ref={ref} size={18} strokeWidth={3} className="mark" />)
    const svg = container.firstElementChild
    expect(ref.current).toBe(svg)
    expect(svg?.getAttribute('width')).toBe('18')
    expect(svg?.getAttribute('stroke-width')).toBe('3')
    expect(svg?.getAttribute('class')).toBe('mark')
    expect(svg?.getAttribute('aria-hidden')).toBe('true')
    expect(svg?.innerHTML).toBe('<circle cx="12" cy="12" r="4"></circle>')
  })

  it('is 24 pixels without a size', () => {
    const { container } = render(<Dot />)
    expect(container.firstElementChild?.getAttribute('height')).toBe('24')
  })
})
