import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { json, problem, renderFeature, type Scene } from '../../testing/render-feature'
import type { HelpedPerson } from '../api/helping.query'
import { messages } from '../messages/generated/side-view.en'
import { SideView } from './side-view'

const SAM: HelpedPerson = {
  user_id: 'p',
  grant_id: 'g',
  name: 'Sam',
  scopes: ['fluids', 'weights'],
  may_log: false,
  ends_at: '2027-02-18T12:00:00.000Z',
}
const READ = {
  'GET /api/fluid-summary/p': () =>
    json({ date: '2026-11-20', total_fluid_oz: 24, fluid_goal_oz: 64, entries: [] }),
  'GET /api/fluid-days/p': () =>
    json({ days: [{ date: '2026-11-19', total_fluid_oz: 56, fluid_goal_oz: 64 }] }),
  'GET /api/weight-history/p': () => json({ current_weight_lbs: 199.5, entries: [] }),
}
const draw = (person: HelpedPerson, answers: Scene['answers'] = {}) =>
  renderFeature(<SideView person={person} onClose={() => undefined} />, {
    session: { userId: 'u' },
    answers: { ...READ, ...answers },
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe(SideView.name, () => {
  it('says whose log it is, shows what may be seen, and offers nothing to log', async () => {
    draw(SAM)
    expect(screen.getByRole('dialog', { name: messages.title({ name: 'Sam' }) })).toBeTruthy()
    expect(await screen.findByText('24 oz of 64 oz')).toBeTruthy()
    expect(await screen.findByText('56 oz of 64 oz')).toBeTruthy()
    const parts = screen.getByRole('navigation', { name: messages.parts })
    expect([...parts.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Drinks',
      'Weight',
    ])
    expect(screen.queryByText(messages.fluids.log({ name: 'Sam' }))).toBeNull()
    await press('Weight')
    expect(await screen.findByText('199.5')).toBeTruthy()
    expect(screen.queryByRole('button', { name: messages.weights.save })).toBeNull()
  })

  it('logs water for who lets them, in their name', async () => {
    const { sent } = draw({ ...SAM, may_log: true }, { 'POST /api/fluid-entry': () => json({}, 201) })
    await press(messages.fluids.logAmount({ amount: '8 oz', name: 'Sam' }))
    const posted = sent.filter(({ call }) => call === 'POST /api/fluid-entry')
    expect(await Promise.all(posted.map(({ request }) => request.json()))).toEqual([
      { user_id: 'p', entry_id: expect.any(String), fluid_type: 'water', amount_oz: 8 },
    ])
  })

  it('logs one drink where the answer was lost and it is tried again, and a second one where it came', async () => {
    const answers = [() => problem(503, 'unavailable', 'Gone.'), () => json({}, 201), () => json({}, 201)]
    const { sent, host } = draw(
      { ...SAM, may_log: true },
      { 'POST /api/fluid-entry': () => answers.shift()?.() ?? json({}, 201) },
    )
    const water = messages.fluids.logAmount({ amount: '8 oz', name: 'Sam' })
    for (const said of [1, 2, 3]) {
      await press(water)
      await waitFor(() => expect(host.calls.notify).toHaveLength(said))
    }
    const posted = sent.filter(({ call }) => call === 'POST /api/fluid-entry')
    const [lost, again, next] = await Promise.all(
      posted.map(async ({ request }) => ((await request.json()) as { entry_id: string }).entry_id),
    )
    expect(again).toBe(lost)
    expect(next).not.toBe(lost)
  })

  it('logs a weight that can be one, and no other', async () => {
    const { sent } = draw(
      { ...SAM, may_log: true, scopes: ['weights'] },
      { 'POST /api/weight-entry': () => json({}, 201) },
    )
    const field = await screen.findByLabelText(messages.weights.field)
    await userEvent.type(field, '19')
    await press(messages.weights.save)
    expect(screen.getByText(messages.weights.fault({ min: '80', max: '600', unit: 'lbs' }))).toBeTruthy()
    await userEvent.type(field, '9.5')
    await press(messages.weights.save)
    const posted = sent.filter(({ call }) => call === 'POST /api/weight-entry')
    expect(await Promise.all(posted.map(({ request }) => request.json()))).toEqual([
      { user_id: 'p', entry_id: expect.any(String), weight_lbs: 199.5 },
    ])
  })

  it('says that it is over once the server refuses it', async () => {
    draw(SAM, {
      'GET /api/fluid-summary/p': () => problem(403, 'not_yours', 'This belongs to another profile.'),
    })
    expect(await screen.findByText(messages.overTitle)).toBeTruthy()
  })
})
