import { describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SettingsScreen } from '../../app/settings-screen'
import { LoaderContext } from '../../remotes/parts/loader-context'
import type { RemoteLoader } from '../../remotes/loading/loader'
import { ShellContext, type Shell } from '../../host/shell-context'
import { createNavigation } from '../../host/navigation'
import { createNotices } from '../../host/notices'
import { createConfirmations } from '../../host/confirmations'
import { createDeclared } from '../../host/declared'
import { createQuestions } from '../../host/questions'
import { createSessionStore } from '../../host/session-store'
import { createDisplay } from '../../host/display'
import type { StartupState } from '../../host/startup-state'
import { createLogSheetRequests } from '../../host/log-sheet'
import { createUpgradeRequests } from '../../host/upgrade-requests'
import { createApiClient, newId } from '@gb/api-client'
import { createPageOutbox } from '@gb/device'
import { declaredNow } from '../../remotes/registry/declared.fixture'
import { aProfile, json, problem, renderFeature, type Scene } from '../testing/render-feature'
import { messages } from './messages/generated/settings.en'

const api = createApiClient({ baseUrl: 'http://shell.test' })
const shell = (): Shell => ({
  api,
  outbox: createPageOutbox(api, null),
  sessions: createSessionStore(),
  declared: createDeclared(),
  navigation: createNavigation(window),
  notices: createNotices(),
  questions: createQuestions(),
  confirmations: createConfirmations(),
  upgrades: createUpgradeRequests(),
  logSheet: createLogSheetRequests(),
  display: createDisplay(false),
})

const AT = '2026-11-18T12:00:00.000Z'
const DEVICES = {
  devices: [
    { device_id: 'd-1', name: 'Chrome on Windows', is_current: true, signed_in: true },
    { device_id: 'd-2', name: 'Safari on iPhone', is_current: false, signed_in: false },
  ].map((device) => ({ ...device, first_seen_at: AT, last_seen_at: AT })),
}
const TURNS_OFF = ['Food photos are no longer sent to an AI service.', 'You can still log meals by hand.']
const consents = (ai: 'given' | 'withdrawn') => ({
  consent: {},
  state: {
    privacy_policy_accepted: 'given',
    terms_accepted: 'given',
    health_data_consent: 'given',
    ai_analysis_consent: ai,
  },
  policy_versions: { privacy_policy: null, terms: null },
  turns_off: {
    privacy_policy_accepted: [],
    terms_accepted: [],
    health_data_consent: [],
    ai_analysis_consent: TURNS_OFF,
  },
  entries: [
    { purpose: 'ai_analysis_consent', granted: ai === 'given', policy_version: '1.0', recorded_at: AT },
    {
      purpose: 'ai_analysis_consent',
      granted: true,
      policy_version: '0.9',
      recorded_at: '2026-01-01T00:00:00Z',
    },
  ],
  next_before: null,
})
const AI = messages.consents.names.ai_analysis_consent
const WITHDRAW = 'DELETE /api/consents/ai_analysis_consent'

const loader: RemoteLoader = {
  declared: declaredNow(),
  loaded: () => null,
  load: () => new Promise(() => undefined),
  retry: () => new Promise(() => undefined),
  version: () => null,
  config: () => ({ settings: {}, flags: {} }),
  names: () => Promise.resolve([]),
  onArrival: () => () => undefined,
  bringPart: (part) => part.load(),
}

const draw = (scene: Scene = {}) =>
  renderFeature(
    <LoaderContext value={loader}>
      <ShellContext value={shell()}>
        <SettingsScreen />
      </ShellContext>
    </LoaderContext>,
    {
      session: { userId: aProfile().user_id },
      recoveryCode: '048151',
      ...scene,
      answers: {
        'GET /api/devices': () => json(DEVICES),
        'GET /api/consents': () => json(consents('given')),
        'GET /api/personal-tokens': () => json({ tokens: [] }),
        'GET /api/passkeys': () => json({ passkeys: [], code_restore_enabled: true }),
        ...scene.answers,
      },
    },
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const texts = (host: ReturnType<typeof draw>['host']) => host.calls.notify.map(({ text }) => text)

describe(SettingsScreen.name, () => {
  it('shows a visitor how the app looks and what is stored, and nothing to sign out of', () => {
    const { sent } = draw({ session: { userId: null } })
    expect(screen.getByText(messages.notStored)).toBeTruthy()
    expect(screen.queryByRole('button', { name: messages.signOut })).toBeNull()
    expect(sent).toEqual([])
  })

  const rowOf = async (name: string) =>
    (await screen.findByRole('heading', { level: 2, name })).closest('details')

  it('is a list of lines that say what is chosen, and open in place', async () => {
    draw()
    const units = await rowOf(messages.units.title)
    expect(units?.open).toBe(false)
    expect(units?.querySelector('summary')?.textContent).toContain('lbs, oz')
    await userEvent.click(screen.getByRole('heading', { name: messages.units.title }))
    await waitFor(() => expect(units?.open).toBe(true))
  })

  it('has the consents open where one was withdrawn, for who comes to give it again', async () => {
    draw({ answers: { 'GET /api/consents': () => json(consents('withdrawn')) } })
    await waitFor(async () => expect((await rowOf(messages.consents.title))?.open).toBe(true))
    expect((await rowOf(messages.devices.title))?.open).toBe(false)
  })

  it('shows weights and drinks in the units of choice, also to a visitor', async () => {
    draw({ session: { userId: null } })
    await userEvent.click(screen.getByRole('radio', { name: 'kg' }))
    await userEvent.click(screen.getByRole('radio', { name: 'ml' }))
    expect([
      localStorage.getItem('gb.tracking.weight-unit'),
      localStorage.getItem('gb.tracking.fluid-unit'),
    ]).toEqual(['kg', 'ml'])
  })

  it('sends the start of the day alone, and says when that failed', async () => {
    const userId = aProfile().user_id
    const choose = `PUT /api/day-start/${userId}`
    const answers = jest
      .fn<() => Response>()
      .mockReturnValueOnce(problem(503, 'unavailable', 'Busy.'))
      .mockReturnValue(json({ day_starts_at: 4 }))
    const { sent } = draw({ answers: { [choose]: answers } })
    const field = screen.getByLabelText(messages.day.startsAt)
    await userEvent.selectOptions(field, '4 AM')
    expect((await screen.findByRole('alert')).textContent).toBe(messages.day.failed)
    await userEvent.selectOptions(field, '4 AM')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    const bodies = await Promise.all(
      sent.filter(({ call }) => call === choose).map(({ request }) => request.json()),
    )
    expect(bodies).toEqual([{ day_starts_at: 4 }, { day_starts_at: 4 }])
  })

  it('lists the devices, this one first', async () => {
    draw()
    const list = await screen.findByRole('list', { name: messages.devices.title })
    const rows = within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent)
    expect(rows[0]).toContain('Chrome on WindowsThis device')
    expect(rows[1]).toContain('last used Nov 18, 2026')
  })

  it('removes a device after a question', async () => {
    const remove = 'DELETE /api/devices/d-2'
    const signOut = jest.fn<StartupState['signOut']>(() => Promise.resolve('done'))
    const { sent, host } = draw({
      confirms: true,
      startup: { signOut },
      answers: { [remove]: () => json({ revoked: true, is_current: false }) },
    })
    await press(messages.devices.removeNamed({ name: 'Safari on iPhone' }))
    await waitFor(() => expect(texts(host)).toEqual([messages.devices.removed({ name: 'Safari on iPhone' })]))
    expect(sent.map(({ call }) => call)).toContain(remove)
    expect(signOut).not.toHaveBeenCalled()
  })

  it('wipes this device when it is the one that was removed', async () => {
    const signOut = jest.fn<StartupState['signOut']>(() => Promise.resolve('done'))
    const answers = { 'DELETE /api/devices/d-1': () => json({ revoked: true, is_current: true }) }
    draw({ confirms: true, startup: { signOut }, answers })
    await press(messages.devices.removeNamed({ name: 'Chrome on Windows' }))
    await waitFor(() => expect(signOut).toHaveBeenCalledWith('ended'))
  })

  it('removes nothing without a yes', async () => {
    const { sent } = draw({ confirms: false })
    await press(messages.devices.removeNamed({ name: 'Safari on iPhone' }))
    expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  })

  it('says beforehand what withdrawing a consent turns off', async () => {
    const reload = jest.fn(() => Promise.resolve())
    const { sent, host } = draw({
      confirms: true,
      startup: { reload },
      answers: { [WITHDRAW]: () => json({ purpose: 'ai_analysis_consent' }) },
    })
    await screen.findByText(/version 1.0, since Nov 18, 2026/)
    await press(messages.consents.withdrawNamed({ name: AI }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(host.calls.confirm[0]?.text).toBe(TURNS_OFF.join(' '))
    expect(sent.map(({ call }) => call)).toContain(WITHDRAW)
    expect(texts(host)).toEqual([messages.consents.withdrawn({ name: AI })])
  })

  it('gives a consent again', async () => {
    const { sent } = draw({
      answers: {
        'GET /api/consents': () => json(consents('withdrawn')),
        'POST /api/user-consent': () => json({ recorded_at: AT }, 201),
      },
    })
    await press(messages.consents.giveNamed({ name: AI }))
    const given = await waitFor(() => {
      const found = sent.find(({ call }) => call === 'POST /api/user-consent')
      if (found === undefined) throw new Error('not sent yet')
      return found
    })
    expect(await given.request.json()).toMatchObject({ purpose: 'ai_analysis_consent' })
  })

  it('offers Retry when a list did not load', async () => {
    draw({ answers: { 'GET /api/devices': () => problem(503, 'unavailable', 'Busy.') } })
    expect(await screen.findByText(messages.devices.failed)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  describe('with an entry that only this device has', () => {
    const drawUnsent = async (signOut: StartupState['signOut']) => {
      const server = { isDown: true }
      const drink = () => (server.isDown ? new Error('down') : json({ entry_id: 'e-1' }, 201))
      const drawn = draw({
        confirms: false,
        startup: { signOut },
        answers: { 'POST /api/fluid-entry': drink },
      })
      const values = { fluid_type: 'water' as const, amount_oz: 8 }
      await act(() => drawn.host.outbox.write({ kind: 'fluid', action: 'create', entryId: newId(), values }))
      await press(messages.signOut)
      expect(await screen.findByText('1 entry is not sent yet')).toBeTruthy()
      return { ...drawn, server }
    }

    it('sends it first, and then asks as always', async () => {
      const { host, server } = await drawUnsent(() => Promise.resolve('done'))
      expect(host.calls.confirm).toEqual([])
      server.isDown = false
      await press(messages.unsent.send)
      await waitFor(() => expect(host.calls.confirm[0]?.title).toBe(messages.signOutTitle))
      expect(host.outbox.pending().some(({ state }) => state !== 'sent')).toBe(false)
    })

    it('signs out without it only after those very words', async () => {
      const signOut = jest.fn<StartupState['signOut']>(() => Promise.resolve('done'))
      await drawUnsent(signOut)
      expect(signOut).not.toHaveBeenCalled()
      await press('Sign out and lose them')
      await waitFor(() => expect(signOut).toHaveBeenCalledWith('here'))
    })
  })

  it.each([
    ['here', messages.signOut, 'done', messages.signedOut],
    ['here', messages.signOut, 'owed', messages.signOutOwed],
    ['everywhere', messages.everywhere, 'done', messages.signedOutEverywhere],
    ['everywhere', messages.everywhere, 'owed', messages.everywhereOwed],
  ] as const)('signs out %s after a question (%s, %s)', async (reach, button, outcome, words) => {
    const signOut = jest.fn<StartupState['signOut']>(() => Promise.resolve(outcome))
    const { host } = draw({ confirms: true, startup: { signOut } })
    await press(button)
    await waitFor(() => expect(texts(host)).toEqual([words]))
    expect(signOut).toHaveBeenCalledWith(reach)
    expect(host.calls.confirm[0]?.text).toContain('048151')
  })
})
