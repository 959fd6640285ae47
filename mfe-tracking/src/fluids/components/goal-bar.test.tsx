import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { CONCERN_IDS, concernOf, fluidSummary, hasUrgentConcern, VERY_MUCH_FLUID_OZ } from '@gb/domain'
import { json } from '@gb/test-kit'
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
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
      // Nothing is known yet of the concerns.
      expect(text).not.toContain('The first sip counts.')
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

  const barOf = (oz: number, isWarned = false) => {
    const summary = fluidSummary(oz === 0 ? [] : [{ fluidType: 'water', amountOz: oz }], GOAL)
    return <GoalBar summary={summary} unit="oz" label={label} isPartial={false} isWarned={isWarned} />
  }
  const withConcerns = (...ids: (typeof CONCERN_IDS)[number][]) => ({
    'GET /api/concerns/*': () => json({ concerns: ids.map(concernOf) }),
  })

  it.each(CONCERN_IDS)(
    'tells a goal, and praises it beside %s only where that is nothing serious',
    async (id) => {
      const isPraised = !hasUrgentConcern([concernOf(id)])
      for (const [oz, praise, plain] of [
        [GOAL, 'Goal reached!', 'Goal reached today.'],
        [GOAL + 20, 'Goal reached!', 'Goal reached today.'],
        [0, 'The first sip counts.', 'Nothing logged yet today.'],
      ] as const) {
        const { container, queries } = renderPart(barOf(oz), withConcerns(id))
        await waitFor(() => expect(queries.isFetching()).toBe(0))
        await waitFor(() => expect(container.textContent).toContain(isPraised ? praise : plain))
        expect(container.textContent?.includes(praise)).toBe(isPraised)
        // A tick is praise, too.
        expect(container.querySelector('svg') !== null).toBe(isPraised && oz > GOAL)
        cleanup()
      }
    },
  )

  it('praises no day that is far too much, whatever the server has heard', async () => {
    const { container, queries } = renderPart(barOf(VERY_MUCH_FLUID_OZ + 2), withConcerns())
    await waitFor(() => expect(queries.isFetching()).toBe(0))
    expect(container.textContent).not.toContain('eached')
    expect(container.querySelector('svg')).toBeNull()
  })

  it.each([GOAL, GOAL + 20, 0])('praises nothing of %d oz beside a warning of this device', async (oz) => {
    const { container, queries } = renderPart(barOf(oz, true), withConcerns())
    await waitFor(() => expect(queries.isFetching()).toBe(0))
    expect(container.textContent).not.toMatch(/Goal reached!|first sip/)
  })

  it('praises nothing without a connection, where nobody weighs what is logged', async () => {
    const { container } = renderPart(barOf(GOAL), withConcerns())
    await waitFor(() => expect(container.textContent).toContain('Goal reached!'))
    act(() => onlineManager.setOnline(false))
    expect(container.textContent).toContain('Goal reached today.')
    act(() => onlineManager.setOnline(true))
    await waitFor(() => expect(container.textContent).toContain('Goal reached!'))
  })

  it('praises once it is known that nothing is serious, and not before', async () => {
    const answer = Promise.withResolvers<void>()
    const concerns = async () => {
      await answer.promise
      return json({ concerns: [concernOf('regain')] })
    }
    const { container } = renderPart(barOf(GOAL), { 'GET /api/concerns/*': concerns })
    await waitFor(() => expect(container.textContent).toContain('Goal reached today.'))
    answer.resolve()
    await waitFor(() => expect(container.textContent).toContain('Goal reached!'))
  })
})
