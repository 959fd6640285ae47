import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StartupState } from '../../../host/startup-state'
import { storage } from '../../../shared/storage'
import { json, problem, renderFeature, type Scene } from '../../testing/render-feature'
import { AppLockCard, LockScreen, PasskeysCard, PasskeySignIn } from '.'
import { messages } from './messages/generated/passkeys.en'

const AT = '2026-11-18T12:00:00.000Z'
const passkey = (id: string, changes: object = {}) => ({
  passkey_id: id,
  name: 'Safari on iPhone',
  backed_up: true,
  created_at: AT,
  last_used_at: null,
  ...changes,
})
const listed = (passkeys: object[], isOn = true) => ({
  'GET /api/passkeys': () => json({ passkeys, code_restore_enabled: isOn }),
})
const draw = (scene: Scene) =>
  renderFeature(<PasskeysCard userId="u" />, { session: { userId: 'u' }, ...scene })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const knowPasskeys = () =>
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    value: function credential() {},
    configurable: true,
  })
const knowNone = () => Reflect.deleteProperty(globalThis, 'PublicKeyCredential')

beforeEach(() => {
  localStorage.clear()
  knowPasskeys()
})
afterEach(() => void knowNone())

describe(PasskeysCard.name, () => {
  it('lists each with where it was made and when it was used', async () => {
    draw({ answers: listed([passkey('1', { last_used_at: AT }), passkey('2', { backed_up: false })]) })
    await screen.findByText('Added Nov 18, 2026, last used Nov 18, 2026, kept for all your devices')
    expect(screen.getByText('Added Nov 18, 2026')).toBeTruthy()
  })

  it('says so where the browser knows none, and offers no button that cannot work', async () => {
    knowNone()
    draw({ answers: listed([]) })
    await screen.findByText(messages.unsupported)
    expect(screen.queryByRole('button', { name: messages.add })).toBeNull()
  })

  it('offers no eleventh', async () => {
    draw({ answers: listed(Array.from({ length: 10 }, (_none, index) => passkey(String(index)))) })
    await screen.findByText(messages.full)
    expect(screen.queryByRole('button', { name: messages.add })).toBeNull()
  })

  it('shows what the server says when it refuses one', async () => {
    const refused = () => problem(409, 'conflict', 'You have 10 passkeys already.')
    draw({ answers: { ...listed([]), 'POST /api/passkeys/registration-options': refused } })
    await press(messages.add)
    await screen.findByText('You have 10 passkeys already.')
  })

  it('removes one after a question; the last one takes the lock of the app along', async () => {
    storage.keepAppLock(5)
    const { host, lock } = draw({
      confirms: true,
      answers: {
        ...listed([passkey('1')]),
        'DELETE /api/passkeys/1': () => json({ passkeys: [], code_restore_enabled: true }),
      },
    })
    await press(messages.removeNamed({ name: 'Safari on iPhone' }))
    await waitFor(() => expect(host.calls.notify).toHaveLength(1))
    expect(host.calls.confirm[0]?.text).toContain(messages.removeLastText)
    expect(lock.get()).toEqual({ minutes: null, isLocked: false })
    expect(storage.appLock()).toBeNull()
  })

  it('asks before it switches the code off', async () => {
    const { host, sent } = draw({ confirms: false, answers: listed([passkey('1')]) })
    await userEvent.click(await screen.findByLabelText(messages.codeRestore))
    await waitFor(() => expect(host.calls.confirm).toHaveLength(1))
    expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false)
  })

  it('switches the code on without a question', async () => {
    const answer = () => json({ code_restore_enabled: true })
    const { host } = draw({
      answers: { ...listed([passkey('1')], false), 'POST /api/passkeys/code-restore': answer },
    })
    await userEvent.click(await screen.findByLabelText(messages.codeRestore))
    await waitFor(() => expect(host.calls.notify[0]?.text).toBe(messages.codeRestoreOn))
    expect(host.calls.confirm).toEqual([])
  })
})

describe(AppLockCard.name, () => {
  const drawLock = (passkeys: object[]) =>
    renderFeature(<AppLockCard userId="u" />, { session: { userId: 'u' }, answers: listed(passkeys) })

  it('needs a passkey', async () => {
    drawLock([])
    await screen.findByText(messages.lock.needsPasskey)
    expect(screen.getByLabelText(messages.lock.toggle)).toHaveProperty('disabled', true)
  })

  it('keeps the minutes, and is switched off at once', async () => {
    storage.keepAppLock(1)
    const { lock } = drawLock([passkey('1')])
    await userEvent.click(screen.getByLabelText(messages.lock.minutes({ minutes: 15 })))
    expect(storage.appLock()).toBe(15)
    await userEvent.click(screen.getByLabelText(messages.lock.toggle))
    expect(storage.appLock()).toBeNull()
    expect(lock.get().minutes).toBeNull()
  })
})

describe(PasskeySignIn.name, () => {
  const drawButton = (mayOpen: () => Promise<boolean>, answers = {}) =>
    renderFeature(<PasskeySignIn mayOpen={mayOpen} onOpened={() => Promise.resolve()} />, { answers })

  it('is not there where the browser knows no passkeys', () => {
    knowNone()
    drawButton(() => Promise.resolve(true))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('asks nothing of the server where the person does not want to switch', async () => {
    const { sent } = drawButton(() => Promise.resolve(false))
    await press(messages.signIn)
    expect(sent).toEqual([])
  })

  it('says what is the matter', async () => {
    const busy = () => problem(429, 'too_many_requests', 'Please wait a while.')
    drawButton(() => Promise.resolve(true), { 'POST /api/passkeys/sign-in-options': busy })
    await press(messages.signIn)
    await screen.findByText('Please wait a while.')
  })
})

describe(LockScreen.name, () => {
  it('opens when there is no passkey left that could open it', async () => {
    storage.keepAppLock(5)
    const none = () => problem(404, 'not_found', 'None.')
    const { lock, host } = renderFeature(<LockScreen />, {
      answers: { 'POST /api/passkeys/unlock-options': none },
    })
    await press(messages.lock.unlock)
    await waitFor(() => expect(lock.get().isLocked).toBe(false))
    expect(host.calls.notify[0]?.text).toBe(messages.lock.gone)
  })

  it('stays closed without a connection, and says so', async () => {
    storage.keepAppLock(5)
    const { lock } = renderFeature(<LockScreen />)
    await press(messages.lock.unlock)
    await screen.findByText(messages.failed)
    expect(lock.get().isLocked).toBe(true)
  })

  it('signs out after a question', async () => {
    const signOut = jest.fn<StartupState['signOut']>(() => Promise.resolve('done'))
    renderFeature(<LockScreen />, { startup: { signOut } })
    await press(messages.lock.signOut)
    expect(signOut).not.toHaveBeenCalled()
    const buttons = await screen.findAllByRole('button', { name: messages.lock.signOut })
    await userEvent.click(buttons.at(-1) ?? document.body)
    expect(signOut).toHaveBeenCalledWith('here')
  })
})
