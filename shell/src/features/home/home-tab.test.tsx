import { beforeEach, describe, expect, it } from '@jest/globals'
import { concernOf } from '@gb/domain'
import type { Deferred, DayOfHome, RemoteModule } from '@gb/mfe-contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HomeScreen } from '../../app/home-screen'
import { declaredNow } from '../../remotes/registry/declared.fixture'
import { LoaderContext } from '../../remotes/parts/loader-context'
import { aProfile, aSession, json, problem, renderFeature, type Scene } from '../testing/render-feature'
import { messages as codeMessages } from '../ways-in/code/messages/generated/code.en'
import { messages } from '../../messages/generated/first.en'
import { messages as restMessages } from './messages/generated/rest.en'
import { messages as welcomeMessages } from './messages/generated/welcome.en'

const card = (words: string) => () => <p>{words}</p>
const remote: RemoteModule = {
  name: 'mfe-tracking',
  version: '1.0.0',
  tabs: {},
  slots: {
    'home.protein': (({ isYesterday }: DayOfHome) => (
      <p>{isYesterday ? 'protein before' : 'protein'}</p>
    )) as never,
    'home.fluids': card('water'),
    'home.shake': card('shake'),
    'home.vitamin': card('vitamin'),
    'home.weight': card('weight'),
    'home.nutrition': card('bars'),
    'home.premium': card('analytics'),
  },
}
const loader = {
  declared: declaredNow(),
  load: () => Promise.resolve(remote),
  retry: () => Promise.resolve(remote),
  names: () => Promise.resolve([remote.name]),
  onArrival: () => () => undefined,
  bringPart: <P extends object>(part: Deferred<P>) => part.load(),
  loaded: () => remote,
  version: () => '1.0.0',
  config: () => ({ settings: {}, flags: {} }),
}

const userId = aProfile().user_id
const scans = (left: number | null, isPremium = false) => ({
  [`GET /api/daily-scan-status/${userId}`]: () =>
    json({ scans_used: 1, total_limit: 3, scans_remaining: left, is_premium: isPremium }),
})
const WORDS = {
  'GET /api/daily-encouragement': () =>
    json({
      date: '2026-11-20',
      daily_message: { message: 'Small steps count.', author: 'A friend' },
      creator_note: 'Rest.',
      language: 'en',
    }),
}

const draw = (scene: Scene = {}) =>
  renderFeature(
    <LoaderContext value={loader}>
      <HomeScreen />
    </LoaderContext>,
    scene,
  )
const person = (scene: Scene = {}): Scene => ({
  ...scene,
  session: { userId, displayName: 'Sam', ...scene.session },
  recoveryCode: '048151',
  startup: { session: aSession(), profile: aProfile() },
  answers: { ...scans(2), ...WORDS, ...scene.answers },
})

describe(HomeScreen.name, () => {
  beforeEach(() => localStorage.clear())

  it('welcomes a visitor and leads to the profile', async () => {
    const { host } = draw()
    await screen.findByRole('heading', { level: 1, name: welcomeMessages.title })
    await userEvent.click(screen.getByRole('button', { name: 'Create Your Profile' }))
    expect(host.calls.navigate).toEqual(['profile'])
  })

  it('greets by name and puts today first', async () => {
    draw(person())
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(
      /^(Hello|Good (morning|afternoon|evening)), Sam$/,
    )
    await screen.findByText('bars')
    await screen.findByText(restMessages.more.premium)
    const main = document.body.textContent ?? ''
    const order = [
      'protein',
      'water',
      'shake',
      'vitamin',
      'weight',
      'bars',
      restMessages.actions.scan,
      restMessages.more.premium,
    ]
    const places = order.map((words) => main.indexOf(words))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
    await screen.findByText('2 of 3 free scans left')
    await screen.findByText('Small steps count.')
    expect(screen.getByText('— A friend')).toBeTruthy()
  })

  it('shows the day before after a swipe to the right and after a press, and comes back', async () => {
    draw(person())
    const finger = { pointerType: 'touch', pointerId: 1 }
    const swipe = (from: number, to: number, element = screen.getByText(/^protein/)) => {
      fireEvent.pointerDown(element, { ...finger, clientX: from, clientY: 100 })
      fireEvent.pointerUp(element, { ...finger, clientX: to, clientY: 110 })
    }
    swipe(100, 130)
    expect(screen.queryByText('protein before')).toBeNull()
    swipe(100, 200)
    await screen.findByText('protein before')
    swipe(200, 100)
    await screen.findByText('protein')
    await userEvent.click(await screen.findByRole('button', { name: messages.day.toYesterday }))
    await screen.findByText('protein before')
    expect(screen.getByRole('region', { name: messages.day.yesterday })).toBeTruthy()
  })

  it('opens the scan and the upgrade', async () => {
    const { host } = draw(person())
    await userEvent.click(await screen.findByRole('button', { name: 'Scan Food' }))
    await userEvent.click(screen.getByRole('button', { name: 'Upgrade' }))
    await userEvent.click(screen.getByRole('button', { name: /see what is inside/ }))
    expect(host.calls.navigate).toEqual(['scan', 'premium'])
    expect(host.calls.openUpgrade).toEqual([{ kind: 'quick-action' }])
  })

  it('shows no offer and counts no scans to a person with premium', async () => {
    draw(person({ session: { isPremium: true }, answers: scans(null, true) }))
    await screen.findByRole('button', { name: 'Scan Food' })
    expect(screen.queryByText(/scans/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull()
    expect(screen.queryByText(restMessages.more.premium)).toBeNull()
    expect(screen.getByText('analytics')).toBeTruthy()
  })

  it('shows the code and how to install only outside the installed app', async () => {
    draw(person())
    expect(await screen.findByText(codeMessages.label)).toBeTruthy()
    expect(screen.getByText(/home screen$/)).toBeTruthy()
    draw(person({ display: { installed: true } }))
    await screen.findByText('bars')
    expect(screen.queryByText(codeMessages.label)).toBeNull()
    expect(screen.queryByText(/home screen$/)).toBeNull()
  })

  it('keeps the line about the app hidden once it was hidden', async () => {
    draw(person())
    await userEvent.click(await screen.findByRole('button', { name: 'Hide this line' }))
    draw(person())
    expect(screen.queryByRole('button', { name: 'Hide this line' })).toBeNull()
  })

  it('offers to ask again when the scan count did not load, and keeps kind words without the server', async () => {
    draw(
      person({
        answers: { [`GET /api/daily-scan-status/${userId}`]: () => problem(503, 'unavailable', 'Busy.') },
      }),
    )
    const words = await screen.findByText(restMessages.actions.failed)
    expect(words.parentElement?.textContent).toContain(restMessages.actions.retry)
    const silent = () => problem(503, 'unavailable', 'Busy.')
    draw(person({ answers: { 'GET /api/daily-encouragement': silent } }))
    await waitFor(() => expect(screen.getByText(restMessages.encouragement.fallback)).toBeTruthy())
  })

  it.each(['below_floor', 'all_logged', 'able_to_eat'] as const)(
    'has no words of the day beside a concern (%s)',
    async (id) => {
      const action = { kind: 'tab', tab: 'scan', href: null, label: 'Add food' }
      const concerns = [{ ...concernOf(id), action }]
      draw(person({ answers: { [`GET /api/concerns/${userId}`]: () => json({ concerns }) } }))
      await screen.findByText(concernOf(id).title)
      await screen.findByRole('button', { name: 'Scan Food' })
      await waitFor(() => expect(screen.queryByText('Small steps count.')).toBeNull())
    },
  )

  it('is brief beside a concern: offers rest as one line, the question whether it is normal does not', async () => {
    const action = { kind: 'tab', tab: 'fluids', href: null, label: 'Log a drink' }
    const concerns = [{ ...concernOf('below_floor'), action }]
    draw(person({ answers: { [`GET /api/concerns/${userId}`]: () => json({ concerns }) } }))
    await screen.findByText(restMessages.more.title)
    expect(screen.getByRole('button', { name: /Is this normal/ })).toBeTruthy()
    expect(screen.queryByText(restMessages.more.premium)).toBeNull()
    await userEvent.click(screen.getByText(restMessages.more.title))
    expect(await screen.findByText(restMessages.more.premium)).toBeTruthy()
    expect(screen.getByText(codeMessages.label)).toBeTruthy()
  })
})
