import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { CONCERN_WORDS, CREATE_PROFILE_RETRY } from '@gb/domain'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aProfile, json, problem, renderFeature, type Scene } from '../testing/render-feature'
import { messages } from './messages'
import { ProfileTab } from './profile-tab'

const POST = 'POST /api/profile'
const CREATED = {
  user_id: aProfile().user_id,
  recovery_code: '048151',
  message: 'Profile created successfully! Welcome to Gastric Buddy.',
  is_premium: false,
  profile: aProfile(),
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const fill = () => {
  const { labels } = messages
  type(labels.name, 'Sam')
  type(labels.email, 'sam@example.com')
  type(labels.age, '42')
  type(labels.heightFeet, '5')
  type(labels.heightInches, '6')
  type(labels.currentWeightLbs, '231.4')
  type(labels.goalWeightLbs, '160')
}
const draw = (scene: Scene = {}) => renderFeature(<ProfileTab />, scene)
const isChecked = (name: string) => {
  const radio = screen.getByRole('radio', { name })
  return 'checked' in radio && radio.checked
}

describe(ProfileTab.name, () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  it('starts a new profile as female and light, under Complete Setup', () => {
    draw()
    expect(isChecked('Female')).toBe(true)
    expect(screen.getByLabelText(messages.labels.activityLevel)).toHaveProperty('value', 'light')
    expect(screen.getByRole('button', { name: 'Complete Setup' })).toBeTruthy()
  })

  it('asks at typing for a talk about a goal that is too light, and not on the way to it', () => {
    draw()
    const { title } = CONCERN_WORDS.goal_too_light
    const { labels } = messages
    type(labels.heightFeet, '5')
    type(labels.heightInches, '4')
    const shownAt = ['9', '95', '107.7', '108', '150', '', '1076'].map((goal) => {
      type(labels.goalWeightLbs, goal)
      return screen.queryByText(title) !== null
    })
    expect(shownAt).toEqual([false, true, true, false, false, false, false])
    type(labels.goalWeightLbs, '120')
    type(labels.heightFeet, '6')
    expect(screen.getByText(title)).toBeTruthy()
    fireEvent.click(screen.getByRole('switch', { name: labels.isPregnant }))
    expect(screen.queryByText(title)).toBeNull()
  })

  it('asks gently about a weight that looks like kilograms, before and beside others', () => {
    draw()
    const { labels } = messages
    const asked = () => screen.queryAllByText(/lbs right\?$/).map(({ textContent }) => textContent)
    type(labels.currentWeightLbs, '108.4')
    expect(asked()).toEqual([])
    type(labels.heightFeet, '5')
    type(labels.heightInches, '6')
    expect(asked()).toEqual(['Current weight: is 108.4 lbs right?'])
    expect(screen.getByText(/Did you mean 108.4 kg\? That is 239 lbs/)).toBeTruthy()
    type(labels.currentWeightLbs, '239')
    expect(asked()).toEqual([])
    type('Weight on the day of surgery (optional)', '127')
    type('Highest weight before surgery (optional)', '700')
    expect(asked()).toEqual([
      'Weight on the day of surgery: is 127 lbs right?',
      'Highest weight before surgery: is 700 lbs right?',
    ])
    expect(screen.getByText('It is far from 239 lbs. If it is right, just go on.')).toBeTruthy()
  })

  it('asks about a weight far from the stored one, and not about one that follows it', () => {
    draw({
      session: { userId: aProfile().user_id, displayName: 'Sam' },
      startup: { profile: aProfile() },
    })
    const stored = aProfile().current_weight_lbs
    type(messages.labels.currentWeightLbs, String(Math.round(stored * 0.9)))
    expect(screen.queryByText(/lbs right\?$/)).toBeNull()
    type(messages.labels.currentWeightLbs, String(Math.round(stored * 1.4)))
    expect(screen.getByText(`It is far from ${stored} lbs. If it is right, just go on.`)).toBeTruthy()
  })

  it('shows every error at once, puts the focus on the first and sends nothing', async () => {
    const { sent } = draw()
    press('Complete Setup')
    await screen.findByText(messages.errors.name)
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(7)
    expect(document.activeElement).toBe(screen.getByLabelText(messages.labels.name))
    expect(sent).toEqual([])
  })

  it('creates, loads the session, goes home with the code and tells the message', async () => {
    const reload = jest.fn(() => Promise.resolve())
    const showCode = jest.fn()
    const { sent, host } = draw({
      answers: { [POST]: () => json(CREATED, 201) },
      startup: { reload, showCode },
    })
    fill()
    press('Complete Setup')
    await waitFor(() => expect(host.calls.navigate).toEqual(['home']))
    expect(reload).toHaveBeenCalledTimes(1)
    expect(host.calls.notify.map(({ text }) => text)).toEqual([CREATED.message])
    expect(showCode.mock.calls).toEqual([[{ userId: CREATED.user_id, code: '048151', news: 'first' }]])
    expect(await sent[0]?.request.json()).toEqual({
      name: 'Sam',
      email: 'sam@example.com',
      age: 42,
      gender: 'female',
      height_feet: 5,
      height_inches: 6,
      current_weight_lbs: 231.4,
      goal_weight_lbs: 160,
      activity_level: 'light',
      surgery_date: null,
      day_starts_at: 0,
      surgery_day_weight_lbs: null,
      highest_weight_lbs: null,
      is_pregnant: false,
    })
  })

  it('tries three times with waits of 2 s and 4 s under one key, then gives up in words', async () => {
    jest.useFakeTimers()
    const { sent, host } = draw({ answers: { [POST]: () => problem(503, 'unavailable', 'Busy.') } })
    fill()
    press('Complete Setup')
    const settle = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

    await settle(0)
    expect(sent).toHaveLength(1)
    expect(screen.getByRole('button', { name: messages.saving })).toHaveProperty('disabled', true)
    await settle(CREATE_PROFILE_RETRY.waitMs(1) - 1)
    expect(sent).toHaveLength(1)
    await settle(1)
    expect(sent).toHaveLength(2)
    await settle(CREATE_PROFILE_RETRY.waitMs(2) - 1)
    expect(sent).toHaveLength(2)
    await settle(1)
    expect(sent).toHaveLength(3)
    await settle(60_000)
    expect(sent).toHaveLength(CREATE_PROFILE_RETRY.attempts)

    expect(new Set(sent.map(({ request }) => request.headers.get('Idempotency-Key'))).size).toBe(1)
    expect(screen.getByRole('alert').textContent).toBe(messages.gaveUp(3))
    expect(screen.getByRole('button', { name: 'Complete Setup' })).toHaveProperty('disabled', false)
    expect(host.calls.navigate).toEqual([])
  })

  it('keeps the key for another press with the same words and takes a new one for changed words', async () => {
    const { sent } = draw({ answers: { [POST]: () => problem(429, 'too_many_requests', 'Wait.') } })
    fill()
    for (const [index, age] of ['42', '42', '43'].entries()) {
      type(messages.labels.age, age)
      press('Complete Setup')
      await waitFor(() => expect(sent).toHaveLength(index + 1))
      await screen.findByRole('button', { name: 'Complete Setup' })
    }
    const [first, second, third] = sent.map(({ request }) => request.headers.get('Idempotency-Key'))
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('shows a refusal at once with the words of the server and does not try again', async () => {
    jest.useFakeTimers()
    const detail = 'Many profiles were created from this network today.'
    const { sent } = draw({ answers: { [POST]: () => problem(429, 'too_many_requests', detail) } })
    fill()
    press('Complete Setup')
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(sent).toHaveLength(1)
    expect(screen.getByRole('alert').textContent).toBe(`Error: ${detail}`)
  })

  it('fills in an existing profile, under Update Profile, and changes that profile', async () => {
    const { sent, host } = draw({
      session: { userId: aProfile().user_id, displayName: 'Sam' },
      startup: { profile: aProfile() },
      answers: { [POST]: () => json({ ...CREATED, message: 'Profile updated successfully!' }) },
    })
    expect(screen.getByLabelText(messages.labels.currentWeightLbs)).toHaveProperty('value', '231.4')
    type(messages.labels.goalWeightLbs, '155')
    press('Update Profile')
    await waitFor(() => expect(host.calls.navigate).toEqual(['home']))
    expect(await sent[0]?.request.json()).toMatchObject({ user_id: aProfile().user_id, goal_weight_lbs: 155 })
    expect(host.calls.notify.map(({ text }) => text)).toEqual(['Profile updated successfully!'])
  })

  it('stays where the code of a new email is typed, with the email that is in force', async () => {
    const profile = aProfile({ pending_email: 'sam@example.org' })
    const saved = { ...CREATED, message: 'Profile updated successfully!', profile }
    const { host } = draw({
      session: { userId: profile.user_id },
      startup: { profile: aProfile() },
      answers: { [POST]: () => json(saved) },
    })
    type(messages.labels.email, 'Sam@example.org')
    press('Update Profile')
    await waitFor(() =>
      expect(host.calls.notify.map(({ text }) => text)).toEqual([
        messages.emailChange.sent('Sam@example.org'),
      ]),
    )
    expect(host.calls.navigate).toEqual([])
  })

  it('shows the box for the code while a new email waits', () => {
    const profile = aProfile({ pending_email: 'sam@example.org' })
    draw({ session: { userId: profile.user_id }, startup: { profile } })
    expect(screen.getByRole('heading', { name: messages.emailChange.title })).toBeTruthy()
    expect(screen.getByLabelText(messages.labels.email)).toHaveProperty('value', 'sam@example.com')
  })

  it('opens the way into another profile while one is being confirmed', () => {
    const confirmation = { challengeId: 'c', email: null, expiresAt: null, codeWorksHere: false, beganAt: 0 }
    draw({ session: { userId: aProfile().user_id }, startup: { profile: aProfile(), confirmation } })
    expect(document.querySelector('details')?.open).toBe(true)
  })

  it('asks for an email when the profile has none', () => {
    draw({ session: { userId: aProfile().user_id }, startup: { profile: aProfile({ email: '' }) } })
    expect(screen.getByText(messages.emailMissing)).toBeTruthy()
  })

  it('offers no form while nobody knows whether there is a profile', () => {
    draw({ startup: { status: 'offline' } })
    expect(screen.queryByRole('button', { name: 'Complete Setup' })).toBeNull()
    expect(screen.getByText(messages.unreachableTitle)).toBeTruthy()
  })

  it('shows the restore box alone in the installed app without a profile', async () => {
    draw({ display: { installed: true } })
    expect(screen.getByLabelText(messages.restore.label)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Complete Setup' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: messages.restore.noCode }))
    expect(screen.getByRole('button', { name: 'Complete Setup' })).toBeTruthy()
  })
})
