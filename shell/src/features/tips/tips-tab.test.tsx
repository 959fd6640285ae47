import { beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MEDICINE_GROUPS } from '@gb/domain'
import { json, problem, renderFeature } from '../testing/render-feature'
import { tipsCatalog } from './messages/generated/tips'
import { TipsTab } from './tips-tab'

const messages = tipsCatalog.in('en')
const checked = { source: 'A guideline', review_date: '2026-11-20' }
const TIPS = {
  notice: "Your clinic's plan comes first.",
  dos: [{ text: 'Sip water all day.', ...checked }],
  donts: [{ text: 'No straws.', ...checked }],
  food_swaps: [{ instead_of: 'Cola', choose: 'Water with lemon', reason: 'No bubbles.', ...checked }],
  fluid_tips: [],
  vitamin_reminders: [],
  exercise_tips: [],
  side_effects: [
    {
      symptom: 'Gas',
      description: 'Straws let in air.',
      management: ['Walk a little'],
      when_to_call_doctor: 'Call if bad pain comes with it.',
      ...checked,
    },
  ],
}
const GET = 'GET /api/health-tips'

describe(TipsTab.name, () => {
  beforeEach(() => localStorage.clear())

  it('opens the emergency signs on the first visit, and rests them as a line later', () => {
    const scene = { answers: { [GET]: () => json(TIPS) } }
    const card = () => screen.getByText('Call 911 now for any of these').closest('details')
    renderFeature(<TipsTab />, scene)
    expect(card()?.open).toBe(true)
    cleanup()
    renderFeature(<TipsTab />, scene)
    expect(card()?.open).toBe(false)
  })

  it('has the question about medicines again for whoever put it away on Home, and without a connection', () => {
    renderFeature(<TipsTab />, { answers: { [GET]: () => new Error('offline') } })
    const section = screen.getByRole('region', { name: 'Ask about your medicines' })
    for (const { medicines } of MEDICINE_GROUPS) expect(section.textContent).toContain(medicines)
    expect(section.textContent).toContain('Keep taking them as prescribed until they tell you otherwise.')
  })

  it('says "Loading tips..." until they are there, with the emergency signs above from the start', async () => {
    renderFeature(<TipsTab />, { answers: { [GET]: () => json(TIPS) } })
    expect(screen.getByText('Loading tips...')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call 911' }).getAttribute('href')).toBe('tel:911')
    await screen.findByText('Sip water all day.')
    expect(screen.queryByText('Loading tips...')).toBeNull()
  })

  it('makes the marks of a topic one stop, with arrows between them', async () => {
    const dos = ['Sip water all day.', 'Chew well.', 'Protein first.'].map((text) => ({ text, ...checked }))
    renderFeature(<TipsTab />, { answers: { [GET]: () => json({ ...TIPS, dos }) } })
    await screen.findByText('Chew well.')
    const marks = within(screen.getByRole('toolbar', { name: messages.sections.dos })).getAllByRole('button')
    expect(marks.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
    marks[0]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(marks[1])
  })

  it('shows the numbers of the country that was chosen, and where to look when it is not in the list', async () => {
    renderFeature(<TipsTab />, { answers: { [GET]: () => json(TIPS) } })
    const country = screen.getByRole('combobox', { name: messages.redFlags.country })
    await userEvent.selectOptions(country, 'Germany')
    expect(screen.getByRole('heading', { name: 'Call 112 now for any of these' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112')
    expect(
      screen.getByRole('link', { name: 'Call 0800\u00A0111\u00A00\u00A0111' }).getAttribute('href'),
    ).toBe('tel:08001110111')
    await userEvent.selectOptions(country, messages.redFlags.elsewhere)
    expect(screen.queryByRole('link', { name: /^Call / })).toBeNull()
    expect(screen.getByRole('link', { name: messages.redFlags.find }).getAttribute('href')).toBe(
      'https://findahelpline.com',
    )
    await userEvent.selectOptions(country, 'United States')
    expect(screen.getByRole('link', { name: 'Call 911' })).toBeTruthy()
  })

  it('shows each topic as a line that says how much is in it, the first one open', async () => {
    renderFeature(<TipsTab />, { answers: { [GET]: () => json(TIPS) } })
    const topic = async (name: string) =>
      (await screen.findByRole('heading', { level: 2, name })).closest('details')
    expect((await topic("Do's"))?.open).toBe(true)
    const gas = await topic('Side effects')
    expect(gas?.open).toBe(false)
    expect(gas?.querySelector('summary')?.textContent).toContain('1 tip')
    expect(gas?.textContent).toContain('Walk a little')
    await userEvent.type(screen.getByRole('searchbox'), 'straws')
    await screen.findByText(messages.found({ count: 2 }))
    expect((await topic('Side effects'))?.open).toBe(true)
  })

  it('shows only what has the typed words in it, and says when nothing has', async () => {
    renderFeature(<TipsTab />, { answers: { [GET]: () => json(TIPS) } })
    await userEvent.type(await screen.findByRole('searchbox'), 'straws')
    await screen.findByText(messages.found({ count: 2 }))
    expect(screen.queryByText('Sip water all day.')).toBeNull()
    expect(screen.getByText('No straws.')).toBeTruthy()
    await userEvent.type(screen.getByRole('searchbox'), ' zebra')
    await screen.findByText(messages.nothing({ words: 'straws zebra' }))
  })

  it('offers Retry when the tips did not load, and still shows the emergency signs', async () => {
    let fails = true
    renderFeature(<TipsTab />, {
      answers: { [GET]: () => (fails ? problem(503, 'unavailable', 'Busy.') : json(TIPS)) },
    })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByRole('link', { name: 'Call 911' })).toBeTruthy()
    fails = false
    await userEvent.click(retry)
    await screen.findByText('Sip water all day.')
  })
})
