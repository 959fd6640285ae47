import { CONCERN_IDS, concernAction, concernAnswer, concernOf } from '@gb/domain'
import { useWeightUnit } from '@gb/entries'
import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { json, problem, renderPart } from '../shared/testing/render-part'
import { AnalyticsView } from './analytics-view'
import { messages } from './messages/generated/analytics.en'
import { CONCERN, FULL, SPARSE } from './testing/analytics-answer'

const CALL = 'GET /api/premium-analytics/*'
function UnitChoice() {
  const [, choose] = useWeightUnit()
  return (
    <>
      <button onClick={() => choose('kg')}>kg</button>
      <button onClick={() => choose('lbs')}>lbs</button>
    </>
  )
}

const card = (name: string) => screen.findByRole('region', { name })

describe(AnalyticsView.name, () => {
  afterEach(cleanup)

  it('shows every number of the period, with the band as a picture and as a table', async () => {
    renderPart(<AnalyticsView userId="u1" />, { [CALL]: () => json(FULL) })
    const weight = await card(messages.weight.title)
    expect(weight.textContent).toContain('214.6 lbs')
    expect(weight.textContent).toContain('\u22128.4 lbs')
    const ahead = await card(messages.projection.title)
    expect(ahead.textContent).toContain('You may reach your goal between March and July 2027.')
    expect(ahead.textContent).toContain('Likely about 85 of 100')
    expect(ahead.textContent).toContain(FULL.weight_trends.success_probability_definition)
    await within(ahead).findByRole('img', { name: /^Your weight from .* to today/ })
    expect(within(ahead).getByRole('row', { name: 'Nov 2026 210 214 218' })).toBeTruthy()
    expect((await card(messages.improve.title)).textContent).toContain('Fluids: 40% now')
    expect((await card(messages.meals.title)).textContent).toContain('Chicken breast, Broccoli')
    expect((await card(messages.data.title)).textContent).toContain('1 weight was left out')
  })

  it('makes the chance a small line beside an open concern, and shows no number without a word', async () => {
    renderPart(<AnalyticsView userId="u1" />, { [CALL]: () => json({ ...FULL, concerns: [CONCERN] }) })
    const ahead = await card(messages.projection.title)
    expect(ahead.textContent).toContain('Success probability: Likely, about 85 of 100.')
    expect(within(ahead).queryByText('Likely')).toBeNull()
  })

  it.each(CONCERN_IDS)('says beside %s what to do and whom to call, as Home does', async (id) => {
    const { urgency, topic, title, text, ...concern } = concernOf(id)
    const action = concernAction(concern, 'America/New_York')
    const wire = {
      ...CONCERN,
      id,
      urgency,
      topic,
      title,
      text,
      action: {
        kind: action.kind,
        tab: action.kind === 'tab' ? action.tab : null,
        href: action.kind === 'link' ? action.href : null,
        label: action.label,
      },
      answer: concernAnswer({ id }),
    }
    const { host } = renderPart(<AnalyticsView userId="u1" />, {
      [CALL]: () => json({ ...FULL, concerns: [wire] }),
    })
    await card(messages.improve.title)
    if (urgency === 'kind') return expect(screen.queryByText(title)).toBeNull()
    expect(screen.getAllByText(title).length).toBeGreaterThan(0)
    if (action.kind === 'link')
      expect(screen.getByRole('link', { name: action.label }).getAttribute('href')).toBe(action.href)
    else {
      fireEvent.click(screen.getByRole('button', { name: action.label }))
      expect(host.calls.navigate).toEqual([action.tab])
    }
    const answer = concernAnswer({ id })
    if (answer !== null) expect(screen.getByRole('button', { name: answer })).toBeTruthy()
  })

  it('has the bars of each day as a table with the goal of the day', async () => {
    renderPart(<AnalyticsView userId="u1" />, { [CALL]: () => json(FULL) })
    const protein = await card(messages.protein.title)
    await within(protein).findByRole('img', { name: 'Protein by day, from Thu, Oct 22 to today' })
    expect(within(protein).getByRole('row', { name: 'Today 68 g 60 g' })).toBeTruthy()
    expect(within(protein).getByRole('progressbar', { name: 'Protein goal met' })).toBeTruthy()
  })

  it('speaks in the unit that the person chose on the weight screen', async () => {
    renderPart(
      <>
        <UnitChoice />
        <AnalyticsView userId="u1" />
      </>,
      { [CALL]: () => json(FULL) },
    )
    const weight = await card(messages.weight.title)
    fireEvent.click(screen.getByRole('button', { name: 'kg' }))
    expect(weight.textContent).toContain('97.3 kg')
    expect(weight.textContent).toContain('\u22123.8 kg')
    expect(await screen.findByText('The forecast as a table (kg)')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'lbs' }))
    expect(weight.textContent).toContain('214.6 lbs')
  })

  it('never speaks of mood and weight without the caution', async () => {
    renderPart(<AnalyticsView userId="u1" />, { [CALL]: () => json(FULL) })
    const mood = await card(messages.mood.title)
    expect(mood.textContent).toContain('\u22120.34 weak')
    expect(mood.textContent).toContain('This does not show cause.')
  })

  it('says for each value why it is not there, and draws no zero', async () => {
    const { container } = renderPart(<AnalyticsView userId="u1" />, { [CALL]: () => json(SPARSE) })
    await card(messages.weight.title)
    const shown = container.textContent ?? ''
    for (const { message } of SPARSE.reasons) {
      if (message !== 'No rated meal was logged in this period.') expect(shown).toContain(message)
    }
    expect(shown).not.toContain('0%')
    expect(screen.queryAllByRole('progressbar')).toEqual([])
    expect(screen.queryAllByRole('img')).toEqual([])
  })

  it('shows where most people are while there is no weight of the own to fit', async () => {
    const band = FULL.weight_trends.projection.band
    const projection = {
      ...SPARSE.weight_trends.projection,
      band_of: 'population',
      label: 'Where most people are.',
      band,
    }
    renderPart(<AnalyticsView userId="u1" />, {
      [CALL]: () => json({ ...SPARSE, weight_trends: { ...SPARSE.weight_trends, projection } }),
    })
    const ahead = await card(messages.projection.title)
    await within(ahead).findByRole('img', { name: /^Where weights may be from / })
    expect(ahead.textContent).toContain('Where most people are.')
    expect(ahead.textContent).toContain(messages.projection.tooFew)
    expect(ahead.textContent).toContain('Where most people are, as a table')
    expect(ahead.querySelector('.expected')).toBeNull()
  })

  it('draws the dots of under 6 weights, and no curve of what it says it cannot work out', async () => {
    const { days, projection } = FULL.weight_trends
    const few = {
      ...SPARSE.weight_trends,
      days: days.slice(0, 3),
      projection: { ...projection, band_of: 'population' as const, label: 'Where most people are.' },
    }
    const { container } = renderPart(<AnalyticsView userId="u1" />, {
      [CALL]: () => json({ ...SPARSE, weight_trends: few }),
    })
    const ahead = await card(messages.projection.title)
    await within(ahead).findByRole('img', { name: /^Your weight from .* to / })
    expect(ahead.textContent).toContain(few.goal_statement)
    expect(ahead.querySelectorAll('.dot, .smallDot, .lastDot').length).toBeGreaterThan(0)
    expect(ahead.querySelector('.band')).toBeTruthy()
    expect(container.querySelector('.expected')).toBeNull()
    // Months of the band have a low and a high, and nothing between them.
    expect(within(ahead).queryByRole('columnheader', { name: messages.projection.table.middle })).toBeNull()
  })

  it('asks for the period that is chosen', async () => {
    const { sent } = renderPart(<AnalyticsView userId="u1" />, { [CALL]: () => json(FULL) })
    await card(messages.weight.title)
    fireEvent.click(screen.getByRole('radio', { name: '6 months' }))
    const periods = () => sent.flatMap(({ request }) => new URL(request.url).searchParams.get('period') ?? [])
    await waitFor(() => expect(periods()).toEqual(['30_days', '6_months']))
  })

  it.each([
    ['a refusal', () => problem(500, 'internal', 'broken'), 'Unable to load analytics. Please try again.'],
    ['a broken connection', () => new Error('offline'), 'Connection error. Please try again.'],
  ])('says what %s means, and tries again', async (_, answer, sentence) => {
    let isBroken = true
    renderPart(<AnalyticsView userId="u1" />, { [CALL]: () => (isBroken ? answer() : json(FULL)) })
    await screen.findByText(sentence)
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await card(messages.weight.title)
  })
})
