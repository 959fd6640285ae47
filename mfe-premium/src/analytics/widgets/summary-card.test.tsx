import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { openSection, useOpenSection } from '../../shared/open-section'
import { ACTIVE, billing } from '../../shared/testing/billing'
import { json, problem, renderPart } from '../../shared/testing/render-part'
import { messages } from '../messages/generated/summary.en'
import { CONCERN, FULL, SPARSE } from '../testing/analytics-answer'
import { SummaryCard } from './summary-card'

const CALL = 'GET /api/premium-analytics/*'
const Opened = () => <output>{useOpenSection() ?? 'list'}</output>
const withCard = (answer: () => Response) =>
  renderPart(
    <>
      <SummaryCard />
      <Opened />
    </>,
    { ...billing({ status: ACTIVE }), [CALL]: answer },
    { session: { isPremium: true } },
  )

/** A phone, or a window with the rail. */
const inAWindow = (isWide: boolean) =>
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isWide } as MediaQueryList)

describe(SummaryCard.name, () => {
  beforeEach(() => {
    localStorage.clear()
    inAWindow(true)
  })
  afterEach(() => {
    act(() => openSection(null))
    cleanup()
    jest.restoreAllMocks()
  })

  it('rests as one line on a phone, and hides no failure', async () => {
    inAWindow(false)
    withCard(() => json(FULL))
    await screen.findByText('Weekly average 214.6 lbs')
    expect(screen.queryByRole('button', { name: 'View Full Analytics Report' })).toBeNull()
    fireEvent.click(screen.getByRole('heading', { name: messages.title }))
    await screen.findByRole('button', { name: 'View Full Analytics Report' })
    expect(screen.queryByText('Weekly average 214.6 lbs')).toBeNull()
    cleanup()
    localStorage.clear()
    withCard(() => json(SPARSE))
    await screen.findByText(messages.inside)
    cleanup()
    withCard(() => problem(500, 'internal', 'broken'))
    await screen.findByText('Unable to load analytics. Please try again.')
  })

  it('is not there without premium, and asks for no numbers', async () => {
    const { container, sent, sentTo } = renderPart(<SummaryCard />, billing())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(container.textContent).toBe('')
    expect(sentTo(CALL)).toEqual([])
  })

  it('shows the trend, the goal, the chance and the two habits', async () => {
    const { container } = withCard(() => json(FULL))
    await screen.findByText('You may reach your goal between March and July 2027.')
    expect(container.textContent).toContain('214.6 lbs')
    expect(container.textContent).toContain('Likely about 85 of 100')
    expect(container.textContent).toContain(FULL.weight_trends.success_probability_definition)
    expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
      '80%',
      '40%',
    ])
  })

  it('makes the chance a small line beside an open concern', async () => {
    withCard(() => json({ ...FULL, concerns: [CONCERN] }))
    await screen.findByText(/Success probability: Likely, about 85 of 100/)
    expect(screen.queryByText('Likely')).toBeNull()
  })

  it('gives the chance half of the page where it is words, and the place of a figure where it is one', async () => {
    const { container } = withCard(() => json({ ...FULL, concerns: [CONCERN] }))
    const inWords = await screen.findByText(/Success probability: Likely/)
    expect(inWords.closest('.words')).not.toBeNull()
    expect(container.querySelector('[data-figures="3"]')).not.toBeNull()
    cleanup()
    const figures = withCard(() => json(FULL))
    expect((await screen.findByText('Likely')).closest('.words')).toBeNull()
    expect(figures.container.querySelector('[data-figures="4"]')).not.toBeNull()
  })

  it('says one reason once', async () => {
    withCard(() => json(SPARSE))
    expect(await screen.findAllByText(SPARSE.weight_trends.goal_statement)).toHaveLength(1)
  })

  it('leads to the full report and to the subscription, also when the numbers did not load', async () => {
    const { host } = withCard(() => problem(500, 'internal', 'broken'))
    await screen.findByText('Unable to load analytics. Please try again.')
    fireEvent.click(screen.getByRole('button', { name: 'View Full Analytics Report' }))
    expect(screen.getByRole('status').textContent).toBe('analytics')
    fireEvent.click(screen.getByRole('button', { name: messages.manage }))
    expect(screen.getByRole('status').textContent).toBe('list')
    expect(host.calls.navigate).toEqual(['premium', 'premium'])
  })
})
