import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aProfile, json, problem, renderFeature, type Scene } from '../../../testing/render-feature'
import { messages } from '../messages/generated/restore.en'
import { RestoreBox } from './restore-box'

const GET = 'GET /api/profile-by-code/048151'
const box = () => screen.getByLabelText(messages.label)
const draw = (scene: Scene = {}) => renderFeature(<RestoreBox />, scene)
/** A code that opened nothing is told on the console too, where support looks first. */
const listen = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)
const LOGGED = ['Restoring the profile failed.', expect.any(Error)] as const
const restore = () => userEvent.click(screen.getByRole('button', { name: 'Restore' }))

describe(RestoreBox.name, () => {
  it('takes digits only, six at most', async () => {
    draw()
    await userEvent.type(box(), '04-8a15199')
    expect(box()).toHaveProperty('value', '048151')
  })

  it.each(['', '1', '12345'])('asks for 6 digits and sends nothing for %p', async (typed) => {
    const { sent } = draw()
    if (typed !== '') await userEvent.type(box(), typed)
    await restore()
    expect(screen.getByText('Please enter a 6-digit profile code')).toBeTruthy()
    expect(box().getAttribute('aria-invalid')).toBe('true')
    expect(sent).toEqual([])
  })

  it('restores with Enter: loads the data, goes home and says so', async () => {
    const reload = jest.fn(() => Promise.resolve())
    const { host } = draw({ answers: { [GET]: () => json(aProfile()) }, startup: { reload } })
    await userEvent.type(box(), '048151{Enter}')
    await waitFor(() => expect(host.calls.navigate).toEqual(['home']))
    expect(reload).toHaveBeenCalledTimes(1)
    expect(host.calls.notify).toEqual([{ tone: 'success', text: 'Profile restored successfully!' }])
  })

  it('says Restoring... while it waits', async () => {
    let answer: (response: Response) => void = () => undefined
    draw({ answers: { [GET]: () => new Promise<Response>((resolve) => (answer = resolve)) } })
    await userEvent.type(box(), '048151')
    await restore()
    const button = await screen.findByRole('button', { name: 'Restoring...' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    answer(json(aProfile()))
    await screen.findByRole('button', { name: 'Restore' })
  })

  it('says that the code is invalid or expired when the server says no', async () => {
    const log = listen()
    draw({ answers: { [GET]: () => problem(404, 'invalid_or_expired_code', 'No.') } })
    await userEvent.type(box(), '048151{Enter}')
    await screen.findByText('Invalid or expired profile code. Please check the code and try again.')
    expect(log).toHaveBeenCalledWith(...LOGGED)
  })

  it('begins the confirmation by mail where the server offers it, and only there', async () => {
    const log = listen()
    const keepConfirmation = jest.fn()
    const more = { next: 'confirm_email', challenge_id: 'c-1' }
    const answer = () => problem(404, 'invalid_or_expired_code', 'No.', more)
    draw({ answers: { [GET]: answer }, startup: { keepConfirmation } })
    await userEvent.type(box(), '048151{Enter}')
    await waitFor(() =>
      expect(keepConfirmation).toHaveBeenCalledWith(
        expect.objectContaining({ challengeId: 'c-1', email: null, expiresAt: null }),
      ),
    )
    expect(log).toHaveBeenCalledWith(...LOGGED)
  })

  it('solves the puzzle of a busy server by itself and says One moment…', async () => {
    const puzzle = { proof_of_work: 'k3.abc', proof_bits: 8 }
    let answer: (response: Response) => void = () => undefined
    const { sent } = draw({
      answers: {
        [GET]: (request) =>
          request.headers.has('X-Proof-Of-Work')
            ? new Promise<Response>((resolve) => (answer = resolve))
            : problem(429, 'too_many_requests', 'Busy.', puzzle),
      },
    })
    await userEvent.type(box(), '048151{Enter}')
    await screen.findByRole('button', { name: 'One moment…' })
    await waitFor(() => expect(sent).toHaveLength(2))
    answer(json(aProfile()))
    await screen.findByRole('button', { name: 'Restore' })
  })

  it('passes on the words of the server when too many codes were tried', async () => {
    const log = listen()
    draw({ answers: { [GET]: () => problem(429, 'too_many_requests', 'Please wait a while.') } })
    await userEvent.type(box(), '048151{Enter}')
    await screen.findByText('Please wait a while.')
    expect(log).toHaveBeenCalledWith(...LOGGED)
  })

  it('names the trouble and logs it when no answer comes', async () => {
    const log = listen()
    draw({ answers: { [GET]: () => new TypeError('Failed to fetch') } })
    await userEvent.type(box(), '048151{Enter}')
    await screen.findByText(
      'Error restoring profile: The call did not get through. Please check console for details.',
    )
    expect(log).toHaveBeenCalledWith(...LOGGED)
  })

  it('asks before it replaces a profile that is open here', async () => {
    const { sent, host } = draw({ session: { userId: aProfile().user_id }, confirms: false })
    await userEvent.type(box(), '048151{Enter}')
    await waitFor(() => expect(host.calls.confirm).toHaveLength(1))
    expect(sent).toEqual([])
  })

  it('fills in the code that came with the address', () => {
    draw({ startup: { pendingRestoreCode: '048151' } })
    expect(box()).toHaveProperty('value', '048151')
  })
})
