import { describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { json, problem, renderFeature, type Scene } from '../testing/render-feature'
import { InvitationWindow } from './invitation-window'
import { messages } from './messages/generated/at-side.en'
import { messages as view } from './messages/generated/side-view.en'

const words = messages.invited
const READ = 'POST /api/helping/invitation'
const ACCEPT = 'POST /api/helping'
const TERMS = { name: 'Sam', scopes: ['fluids'], may_log: true, ends_at: '2027-02-18T12:00:00.000Z' }
const draw = (answers: Scene['answers'], userId: string | null = 'u') => {
  const onClose = jest.fn()
  const scene = { session: { userId }, ...(answers && { answers }) }
  return { ...renderFeature(<InvitationWindow token="secret" onClose={onClose} />, scene), onClose }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe(InvitationWindow.name, () => {
  it('says what is seen, what may be done and until when, and accepts nothing by itself', async () => {
    const { sent } = draw({ [READ]: () => json(TERMS) })
    await screen.findByText(words.sees({ name: 'Sam', what: 'drinks' }))
    expect(screen.getByText(words.mayLog({ name: 'Sam' }))).toBeTruthy()
    expect(screen.getByText(words.until({ day: 'February 18, 2027' }))).toBeTruthy()
    expect(sent.map(({ call }) => call)).toEqual([READ])
  })

  it('accepts once it is pressed, and opens the log of the person', async () => {
    const people = [{ ...TERMS, user_id: 'p', grant_id: 'g' }]
    const { sent } = draw({
      [READ]: () => json(TERMS),
      [ACCEPT]: () => json({ people }),
      'GET /api/fluid-summary/p': () =>
        json({ date: '2026-11-20', total_fluid_oz: 24, fluid_goal_oz: 64, entries: [] }),
      'GET /api/fluid-days/p': () => json({ days: [] }),
    })
    await press(words.accept)
    await press(words.look)
    expect(await screen.findByText(view.badge({ name: 'Sam' }))).toBeTruthy()
    expect(await screen.findByText('24 oz of 64 oz')).toBeTruthy()
    expect(sent.filter(({ call }) => call === ACCEPT)).toHaveLength(1)
  })

  it('says why a link opens nothing', async () => {
    const over = 'This invitation was used before, was taken back or has expired. Please ask for a new one.'
    draw({ [READ]: () => problem(404, 'invalid_or_expired_code', over) })
    await screen.findByText(over)
    expect(screen.queryByRole('button', { name: words.accept })).toBeNull()
  })

  it('leads who has no profile to one, without asking for anything', async () => {
    const { sent, host } = draw(undefined, null)
    await press(words.toProfile)
    expect(host.calls.navigate).toEqual(['profile'])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toEqual([])
  })
})
