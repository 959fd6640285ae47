import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { ProgressBar, shownPercent } from './progress-bar'

afterEach(cleanup)

const bar = () => screen.getByRole('progressbar', { name: 'Protein' })

describe(ProgressBar.name, () => {
  it('stops at 100 percent while its words go on', () => {
    render(
      <ProgressBar
        label="Protein"
        value={124}
        max={100}
        valueText="124 %"
        overText="24 g over the goal"
        goalHint="at least"
      />,
    )
    expect(bar().getAttribute('aria-valuenow')).toBe('100')
    expect(screen.getByText('124 %')).not.toBeNull()
    expect(screen.getByText('24 g over the goal')).not.toBeNull()
    expect(bar().getAttribute('aria-valuetext')).toBe('124 %, 24 g over the goal')
    expect(screen.queryByText('at least')).toBeNull()
  })

  it('says what the goal is until it is passed', () => {
    render(
      <ProgressBar
        label="Protein"
        value={60}
        max={60}
        valueText="60 of 60 g"
        overText="over"
        goalHint="at least"
      />,
    )
    expect(screen.getByText('at least')).not.toBeNull()
    expect(screen.queryByText('over')).toBeNull()
    expect(bar().getAttribute('aria-valuetext')).toBe('60 of 60 g')
  })
})

describe(shownPercent.name, () => {
  it.each([
    [0, 60, 0],
    [30, 60, 50],
    [61, 60, 100],
    [-5, 60, 0],
    [5, 0, 0],
    [Number.NaN, 60, 0],
  ])('draws %d of %d as %d percent', (value, max, expected) => {
    expect(shownPercent(value, max)).toBe(expected)
  })
})
