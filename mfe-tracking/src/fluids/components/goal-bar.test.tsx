import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { fluidSummary } from '@gb/domain'
import { cleanup, screen } from '@testing-library/react'
import { renderPart } from '../../shared/testing/render-part'
import { GoalBar } from './goal-bar'

const GOAL = 64
const HOURS = ['03:00', '09:00', '14:00', '21:00']
const label = 'Fluids'

const shown = (time: string, oz: number, look: 'full' | 'bare' = 'full') => {
  jest.useFakeTimers({ now: new Date(`2026-11-20T${time}:00`) })
  const summary = fluidSummary(oz === 0 ? [] : [{ fluidType: 'water', amountOz: oz }], GOAL)
  const { container } = renderPart(
    <GoalBar look={look} summary={summary} unit="oz" label={label} isPartial={false} />,
    {},
  )
  return {
    text: container.textContent,
    read: screen.getByRole('progressbar', { name: label }).getAttribute('aria-valuetext'),
  }
}

describe(GoalBar.name, () => {
  afterEach(() => {
    cleanup()
    jest.useRealTimers()
  })

  it.each(HOURS)('says no share of an empty day at %s, on the screen and on Home', (time) => {
    for (const look of ['full', 'bare'] as const) {
      const { text, read } = shown(time, 0, look)
      expect(`${text} ${read}`).not.toContain('%')
      expect(text).toContain('The first sip counts.')
      cleanup()
    }
  })

  it.each([
    ['03:00', 6, '9%'],
    ['09:00', 6, '9%'],
    ['14:00', 32, '50%'],
    ['21:00', 63, '98%'],
  ])('tells at %s the share of %d oz, which keeps up with the hours', (time, oz, share) => {
    expect(shown(time, oz).read).toContain(share)
  })

  it.each([
    ['09:00', 2],
    ['14:00', 16],
    ['21:00', 32],
  ])('says at %s of %d oz what is left, once, and no share', (time, oz) => {
    const { text, read } = shown(time, oz)
    expect(`${text} ${read}`).not.toContain('%')
    expect(text?.match(/to go/g)).toHaveLength(1)
  })
})
