import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { queryKeys } from '@gb/api-client'
import { aProfile, json, problem, renderFeature, type Scene } from '../../testing/render-feature'
import { messages as mailed } from '../mailed-code/messages/generated/mailed-code.en'
import { messages } from './messages/generated/email-change.en'
import { PendingEmail } from './pending-email'

const pending = 'sam@example.org'
const profile = aProfile({ pending_email: pending })
const draw = (scene: Scene = {}) =>
  renderFeature(<PendingEmail profile={profile} pending={pending} />, {
    session: { userId: profile.user_id },
    ...scene,
  })

describe(PendingEmail.name, () => {
  it('says which email waits and which one is in force', () => {
    draw()
    expect(screen.getByText(messages.text({ email: pending, old: 'sam@example.com' }))).toBeTruthy()
  })

  it('confirms with the mailed digits', async () => {
    const reload = jest.fn(() => Promise.resolve())
    const { sent, host, queries } = draw({
      startup: { reload },
      answers: { 'POST /api/email-change/confirm': () => json(aProfile({ email: pending })) },
    })
    await userEvent.type(screen.getByLabelText(mailed.label), '04815162{Enter}')
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(await sent[0]?.request.json()).toEqual({ code: '04815162' })
    expect(queries.getQueryData(queryKeys.profile(profile.user_id))).toMatchObject({ email: pending })
    expect(host.calls.notify).toEqual([{ tone: 'success', text: messages.done({ email: pending }) }])
  })

  it('passes on what the server says about a wrong code', async () => {
    const wrong = 'This code is wrong or has expired.'
    draw({
      answers: { 'POST /api/email-change/confirm': () => problem(404, 'invalid_or_expired_code', wrong) },
    })
    await userEvent.type(screen.getByLabelText(mailed.label), '04815162{Enter}')
    await screen.findByText(wrong)
  })

  it('cancels after a question', async () => {
    const cancel = 'DELETE /api/email-change'
    const no = draw({ confirms: false })
    await userEvent.click(screen.getByRole('button', { name: messages.cancel }))
    expect(no.sent).toEqual([])

    const yes = draw({ confirms: true, answers: { [cancel]: () => json({ cancelled: true }) } })
    await userEvent.click(screen.getByRole('button', { name: messages.cancel }))
    await waitFor(() => expect(yes.host.calls.notify.map(({ text }) => text)).toEqual([messages.cancelled]))
    expect(yes.sent.map(({ call }) => call)).toEqual([cancel])
  })
})
