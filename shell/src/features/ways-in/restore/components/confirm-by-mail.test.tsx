import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Confirmation } from '../../../../shared/restore/confirmation'
import { aProfile, json, problem, renderFeature, type Scene } from '../../../testing/render-feature'
import { messages as mailWords } from '../../mailed-code/messages/generated/mailed-code.en'
import { messages } from '../messages/generated/restore.en'
import { ConfirmByMail } from './confirm-by-mail'

const words = messages.byMail
const BEGUN: Confirmation = {
  challengeId: '9b2f3f5e-54b5-4f0c-9d52-2c8f4cb51d0a',
  email: null,
  expiresAt: null,
  codeWorksHere: false,
  beganAt: 0,
}
const START = 'POST /api/restore/start'
const CONFIRM = 'POST /api/restore/confirm'
const WRONG = 'This code is wrong or has expired.'
const started = (expires_at: string) =>
  json({ challenge_id: BEGUN.challengeId, expires_at, message: 'A mail is on its way.' }, 202)
const mailed = (): Confirmation => ({
  ...BEGUN,
  email: 'sam@example.com',
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
})
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function draw(confirmation: Confirmation | null, scene: Scene = {}) {
  const keepConfirmation = jest.fn()
  const drawn = renderFeature(<ConfirmByMail />, {
    ...scene,
    startup: { confirmation, keepConfirmation, ...scene.startup },
  })
  return { ...drawn, keepConfirmation }
}

describe(ConfirmByMail.name, () => {
  afterEach(() => void jest.useRealTimers())

  it('is not there while nothing is to be confirmed', () => {
    const { container } = draw(null)
    expect(container.textContent).toBe('')
  })

  it('asks for the email of the profile, and refuses what is none', async () => {
    const { sent } = draw(BEGUN)
    await userEvent.type(screen.getByLabelText(words.email), 'sam@{Enter}')
    expect(screen.getByText(words.emailError)).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('asks for the mail and goes on with the digits', async () => {
    const expiresAt = '2026-11-20T08:40:00.000Z'
    const { sent, keepConfirmation } = draw(BEGUN, { answers: { [START]: () => started(expiresAt) } })
    await userEvent.type(screen.getByLabelText(words.email), ' sam@example.com ')
    await press(words.send)
    await waitFor(() =>
      expect(keepConfirmation).toHaveBeenCalledWith({ ...BEGUN, email: 'sam@example.com', expiresAt }),
    )
    expect(await sent[0]?.request.json()).toEqual({
      challenge_id: BEGUN.challengeId,
      email: 'sam@example.com',
    })
  })

  it('passes on what the server says about too many emails', async () => {
    const tooMany = 'Many emails were tried from this network today.'
    draw(BEGUN, { answers: { [START]: () => problem(429, 'too_many_requests', tooMany) } })
    await userEvent.type(screen.getByLabelText(words.email), 'sam@example.com{Enter}')
    await screen.findByText(tooMany)
  })

  it('takes eight digits, opens the profile, and has Home show its new code', async () => {
    const reload = jest.fn(() => Promise.resolve())
    const showCode = jest.fn()
    const { sent, host } = draw(mailed(), {
      answers: { [CONFIRM]: () => json(aProfile({ recovery_code: '715204' })) },
      startup: { reload, showCode },
    })
    const box = screen.getByLabelText(mailWords.label)
    expect(document.activeElement).toBe(box)
    await userEvent.type(box, '0481-5162x9{Enter}')
    await waitFor(() => expect(host.calls.navigate).toEqual(['home']))
    expect(await sent[0]?.request.json()).toEqual({ challenge_id: BEGUN.challengeId, code: '04815162' })
    expect(reload).toHaveBeenCalledTimes(1)
    await waitFor(() =>
      expect(host.calls.notify.map(({ text }) => text)).toEqual(['Profile restored successfully!']),
    )
    const { user_id: userId } = aProfile()
    expect(showCode.mock.calls).toEqual([[{ userId, code: '715204', news: 'replaced' }]])
  })

  it('sends nothing for fewer digits', async () => {
    const { sent } = draw(mailed())
    await userEvent.type(screen.getByLabelText(mailWords.label), '0481516{Enter}')
    expect(screen.getByText(mailWords.incomplete)).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('says the same gentle words for every wrong code, and after five offers to start over', async () => {
    const { sent, keepConfirmation } = draw(mailed(), {
      answers: { [CONFIRM]: () => problem(404, 'invalid_or_expired_code', WRONG) },
    })
    for (let round = 1; round <= 5; round += 1) {
      fireEvent.change(screen.getByLabelText(mailWords.label), { target: { value: `0000000${round}` } })
      await press(mailWords.confirm)
      if (round < 5) await screen.findByText(WRONG)
    }
    await screen.findByText(words.tooOften)
    expect(sent).toHaveLength(5)
    expect(screen.queryByLabelText(mailWords.label)).toBeNull()
    await press(words.startOver)
    expect(keepConfirmation).toHaveBeenLastCalledWith(null)
  })

  it('counts down, and sends another mail after half a minute', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T08:30:00Z') })
    const { sent } = draw(mailed(), {
      answers: { [START]: () => started('2026-11-20T08:41:00.000Z') },
    })
    expect(screen.getByText(words.timeLeft({ time: '10:00' }))).toBeTruthy()
    expect(screen.getByRole('button', { name: mailWords.resendIn({ time: '0:30' }) })).toHaveProperty(
      'disabled',
      true,
    )
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
    await pass(30_000)
    expect(screen.getByText(words.timeLeft({ time: '9:30' }))).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: mailWords.resend }))
    await pass(0)
    expect(screen.getByText(mailWords.resent)).toBeTruthy()
    expect(sent.map(({ call }) => call)).toEqual([START])
  })

  it('goes back to another email', async () => {
    const confirmation = mailed()
    const { keepConfirmation } = draw(confirmation)
    await press(words.otherEmail)
    expect(keepConfirmation).toHaveBeenCalledWith({ ...confirmation, expiresAt: null })
  })

  it('says where the profile code alone is enough', () => {
    draw({ ...mailed(), codeWorksHere: true })
    expect(screen.getByText(words.codeWorksHere)).toBeTruthy()
  })
})
