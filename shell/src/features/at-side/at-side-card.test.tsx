import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aRelease } from '../../remotes/registry/release.fixture'
import { json, problem, renderFeature, type Scene } from '../testing/render-feature'
import { AtSideCard } from './at-side-card'
import { messages } from './messages/generated/at-side.en'

const realFetch = globalThis.fetch
const tried = (isTried: boolean) => {
  const remotes = [{ ...aRelease(), config: { settings: {}, flags: { helpers: isTried } } }]
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(Response.json({ remotes })))
}
afterEach(() => {
  globalThis.fetch = realFetch
})

const AT = '2026-11-18T12:00:00.000Z'
const LATER = '2096-11-18T12:00:00.000Z'
const helper = (id: string, changes: object = {}) => ({
  grant_id: id,
  email: `${id}@example.com`,
  scopes: ['fluids', 'meals'],
  may_log: false,
  created_at: AT,
  ends_at: LATER,
  ended_at: null,
  is_active: true,
  looks: [],
  ...changes,
})
const invitation = (id: string) => ({
  invitation_id: id,
  email: `${id}@example.com`,
  scopes: ['weights'],
  may_log: true,
  created_at: AT,
  ends_at: LATER,
  expires_at: LATER,
})
const person = {
  user_id: 'p',
  grant_id: 'g',
  name: 'Sam',
  scopes: ['fluids'],
  may_log: false,
  ends_at: LATER,
}

const listed = (helpers: object[] = [], invitations: object[] = [], people: object[] = []) => ({
  'GET /api/helpers': () => json({ helpers, invitations }),
  'GET /api/helping': () => json({ people }),
})
const draw = (answers: NonNullable<Scene['answers']>, scene: Scene = {}) =>
  renderFeature(<AtSideCard userId="u" />, { session: { userId: 'u' }, answers, ...scene })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe(AtSideCard.name, () => {
  it('is not there for who neither tries it nor has anybody', async () => {
    tried(false)
    const { sent } = draw(listed())
    await screen.findByText('nothing of it', {}, { timeout: 100 }).catch(() => undefined)
    expect(screen.queryByText(messages.title)).toBeNull()
    expect(sent.map(({ call }) => call)).toEqual(['GET /api/helping'])
  })

  it('shows who was accepted their part of it without the flag, and no invitation of their own', async () => {
    tried(false)
    draw(listed([], [], [person]))
    expect(
      await screen.findByRole('button', { name: messages.helping.lookNamed({ name: 'Sam' }) }),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: messages.invite.open })).toBeNull()
  })

  it('says of each what they see, until when, and when they looked', async () => {
    tried(true)
    const looks = [{ scope: 'fluids', does: 'see', hour: AT }]
    const over = helper('lee', { ended_at: AT, is_active: false })
    draw(listed([helper('kim', { looks }), over], [invitation('pat')]))
    const list = await screen.findByRole('list', { name: messages.list })
    const rows = [...list.children].map(({ textContent }) => textContent)
    expect(rows).toEqual([
      expect.stringMatching(
        /kim@.*Sees: drinks and meals · until Nov 18, 2096.*At your side.*Looked: drinks/,
      ),
      expect.stringMatching(/lee@.*ended Nov 18, 2026.*Ended.*Has not looked yet/),
      expect.stringMatching(/pat@.*Sees and logs: weights · link works until.*Invited/),
    ])
    expect(
      within(list)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual([
      messages.endNamed({ email: 'kim@example.com' }),
      messages.takeBackNamed({ email: 'pat@example.com' }),
    ])
  })

  it.each([
    [true, ['DELETE /api/helpers/kim']],
    [false, []],
  ])('ends somebody when it is said to be meant (%s), and only then', async (confirms, ended) => {
    tried(true)
    const left = () => json({ helpers: [], invitations: [] })
    const { sent } = draw({ ...listed([helper('kim')]), 'DELETE /api/helpers/kim': left }, { confirms })
    await press(messages.endNamed({ email: 'kim@example.com' }))
    expect(sent.map(({ call }) => call).filter((call) => call.startsWith('DELETE'))).toEqual(ended)
  })

  it('asks for an email and at least one thing, and leaves the journal out', async () => {
    tried(true)
    const { sent } = draw({
      ...listed(),
      'POST /api/helpers': () => json({ helpers: [], invitations: [] }, 201),
    })
    await press(messages.invite.open)
    for (const scope of ['weights', 'fluids', 'meals'] as const)
      await userEvent.click(screen.getByRole('checkbox', { name: messages.scopes[scope] }))
    await press(messages.invite.send)
    expect(screen.getByText(messages.invite.emailFault)).toBeTruthy()
    expect(screen.getByText(messages.invite.none)).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: messages.scopes.fluids }))
    await userEvent.type(screen.getByLabelText(messages.invite.email), ' kim@example.com ')
    await press(messages.invite.send)
    const posted = sent.filter(({ call }) => call === 'POST /api/helpers')
    expect(await Promise.all(posted.map(({ request }) => request.json()))).toEqual([
      { email: 'kim@example.com', scopes: ['fluids'], may_log: false, days: 90 },
    ])
  })

  it('shows what the server says of an invitation that it refuses', async () => {
    tried(true)
    const refused = () =>
      problem(429, 'too_many_requests', 'You have sent 10 invitations today. Please try again tomorrow.')
    draw({ ...listed(), 'POST /api/helpers': refused })
    await press(messages.invite.open)
    await userEvent.type(screen.getByLabelText(messages.invite.email), 'kim@example.com')
    await press(messages.invite.send)
    await screen.findByText('You have sent 10 invitations today. Please try again tomorrow.')
  })
})
