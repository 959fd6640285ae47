import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Slider } from './slider'

afterEach(cleanup)

describe(Slider.name, () => {
  it('is a native slider with its limits, step and value in words', () => {
    render(<Slider label="Mood" value={7} onValueChange={jest.fn()} min={1} max={10} valueText="7 of 10" />)
    const slider = screen.getByRole('slider', { name: 'Mood' })
    const read = ['type', 'min', 'max', 'step', 'aria-valuetext'].map((name) => slider.getAttribute(name))
    expect(read).toEqual(['range', '1', '10', '1', '7 of 10'])
    expect(slider.hasAttribute('required')).toBe(false)
  })

  it('answers a number when it is moved', () => {
    const onValueChange = jest.fn()
    render(<Slider label="Mood" value={7} onValueChange={onValueChange} min={1} max={10} />)
    fireEvent.change(screen.getByRole('slider'), { target: { value: '8' } })
    expect(onValueChange.mock.calls).toEqual([[8]])
  })
})
