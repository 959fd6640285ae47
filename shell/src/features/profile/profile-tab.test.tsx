import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { CONCERN_WORDS, CONCERNS_FROM, CREATE_PROFILE_RETRY } from '@gb/domain'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OpenModalsProvider } from '@gb/ui'
import { useState } from 'react'
import { ProfileScreen } from '../../app/profile-screen'
import { StartupContext, useStartup, type StartupState } from '../../host/startup-state'
import { wayIn } from '../../shared/way-in'
import { aProfile, json, problem, renderFeature, type Scene } from '../testing/render-feature'
import { messages as emailChange } from '../ways-in/email-change/messages/generated/email-change.en'
import { messages as restore } from '../ways-in/restore/messages/generated/restore.en'
import { messages } from './messages/generated/profile.en'

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
const { labels, setup } = messages
/** On to the step of a title. */
const next = async (title: string) => {
  press(setup.next)
  await screen.findByRole('heading', { name: title })
}
/** Through the first steps to the body. */
const toBody = async () => {
  type(labels.name, 'Sam')
  type(labels.email, 'sam@example.com')
  await next(setup.titles.body)
}
const toSurgery = async (pounds = '231.4') => {
  await toBody()
  type(labels.age, '42')
  type(labels.heightFeet, '5')
  type(labels.heightInches, '6')
  type(labels.currentWeightLbs, pounds)
  await next(setup.titles.surgery)
}
const toGoal = async () => {
  await toSurgery()
  await next(setup.titles.goal)
}
/** Everything, up to the last button. */
const fill = async () => {
  await toGoal()
  type(labels.goalWeightLbs, '160')
}
const draw = (scene: Scene = {}) => renderFeature(<ProfileScreen />, scene)
/** The start can be changed while the tab is drawn, as it is when a profile has been loaded. */
const drawInSteps = (scene: Scene) => {
  const control: { show: (change: Partial<StartupState>) => void } = { show: () => undefined }
  const Changing = () => {
    const [change, setChange] = useState<Partial<StartupState>>({})
    control.show = (shown) => act(() => setChange(shown))
    return (
      <StartupContext value={{ ...useStartup(), ...change }}>
        <ProfileScreen />
      </StartupContext>
    )
  }
  return {
    ...renderFeature(<Changing />, scene),
    show: (shown: Partial<StartupState>) => control.show(shown),
  }
}
const isChecked = (name: string) => {
  const radio = screen.getByRole('radio', { name })
  return 'checked' in radio && radio.checked
}

describe(ProfileScreen.name, () => {
  afterEach(() => {
    jest.useRealTimers()
    wayIn.set(null)
  })

  it('asks in four short steps, and starts as female and light, under Complete Setup', async () => {
    draw()
    expect(screen.getByText('Step 1 of 4')).toBeTruthy()
    expect(screen.getAllByRole('textbox')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Complete Setup' })).toBeNull()
    await toBody()
    expect(isChecked('Female')).toBe(true)
    type(labels.age, '42')
    type(labels.heightFeet, '5')
    type(labels.heightInches, '6')
    type(labels.currentWeightLbs, '231.4')
    await next(setup.titles.surgery)
    await next(setup.titles.goal)
    expect(screen.getByLabelText(labels.activityLevel)).toHaveProperty('value', 'light')
    expect(screen.getByRole('button', { name: 'Complete Setup' })).toBeTruthy()
  })

  it('goes back a step with everything that was typed, by its button and by Back', async () => {
    const back: (() => void)[] = []
    const register = (close: () => void) => {
      back.push(close)
      return () => void back.splice(back.indexOf(close), 1)
    }
    renderFeature(
      <OpenModalsProvider register={register}>
        <ProfileScreen />
      </OpenModalsProvider>,
    )
    await toSurgery()
    expect(back).toHaveLength(2)
    act(() => back.at(-1)?.())
    expect(screen.getByLabelText(labels.currentWeightLbs)).toHaveProperty('value', '231.4')
    press(setup.back)
    expect(screen.getByLabelText(labels.name)).toHaveProperty('value', 'Sam')
    expect(back).toHaveLength(0)
  })

  it('offers the code and the way to a new profile as links to each other', () => {
    draw()
    press(setup.haveCode)
    expect(screen.getByLabelText(restore.label)).toBeTruthy()
    expect(screen.queryByLabelText(labels.name)).toBeNull()
    press(messages.restore.startNew)
    expect(screen.getByLabelText(labels.name)).toBeTruthy()
  })

  it('asks at typing for a talk about a goal that is too light, and not on the way to it', () => {
    const { title } = CONCERN_WORDS.goal_too_light
    draw({
      session: { userId: aProfile().user_id },
      startup: { profile: aProfile({ height_inches: 4, is_pregnant: false }) },
    })
    const shownAt = ['9', '95', '107.7', '108', '150', '', '1076'].map((goal) => {
      type(labels.goalWeightLbs, goal)
      return screen.queryByText(title) !== null
    })
    expect(shownAt).toEqual([false, true, true, false, false, false, false])
    type(labels.goalWeightLbs, '120')
    type(labels.heightFeet, '6')
    expect(screen.getByText(title)).toBeTruthy()
    // Where the hint, and the line about a pregnancy, come from.
    expect(screen.getAllByRole('button', { name: CONCERNS_FROM.label })).toHaveLength(2)
    fireEvent.click(screen.getByRole('switch', { name: labels.isPregnant }))
    expect(screen.queryByText(title)).toBeNull()
  })

  it('knows in the last step the height of an earlier one: a goal that is too light is asked about', async () => {
    draw()
    await toGoal()
    type(labels.goalWeightLbs, '100')
    expect(screen.getByText(CONCERN_WORDS.goal_too_light.title)).toBeTruthy()
  })

  it('asks gently about a weight that looks like kilograms, before and beside others', async () => {
    draw()
    const asked = () => screen.queryAllByText(/lbs right\?$/).map(({ textContent }) => textContent)
    await toBody()
    type(labels.age, '42')
    type(labels.currentWeightLbs, '108.4')
    expect(asked()).toEqual([])
    type(labels.heightFeet, '5')
    type(labels.heightInches, '6')
    expect(asked()).toEqual(['Current weight: is 108.4 lbs right?'])
    expect(screen.getByText(/Did you mean 108.4 kg\? That is 239 lbs/)).toBeTruthy()
    type(labels.currentWeightLbs, '239')
    expect(asked()).toEqual([])
    await next(setup.titles.surgery)
    type('Weight on the day of surgery (optional)', '127')
    type('Highest weight before surgery (optional)', '700')
    expect(asked()).toEqual([
      'Weight on the day of surgery: is 127 lbs right?',
      'Highest weight before surgery: is 700 lbs right?',
    ])
    expect(screen.getByText('It is far from 239 lbs. If it is right, just continue.')).toBeTruthy()
  })

  it('asks about a weight far from the stored one, and not about one that follows it', () => {
    draw({
      session: { userId: aProfile().user_id, displayName: 'Sam' },
      startup: { profile: aProfile() },
    })
    const stored = aProfile().current_weight_lbs
    type(labels.currentWeightLbs, String(Math.round(stored * 0.9)))
    expect(screen.queryByText(/lbs right\?$/)).toBeNull()
    type(labels.currentWeightLbs, String(Math.round(stored * 1.4)))
    expect(screen.getByText(`It is far from ${stored} lbs. If it is right, just continue.`)).toBeTruthy()
  })

  it('shows every error of a step at once, puts the focus on the first and stays', async () => {
    const { sent } = draw()
    press(setup.next)
    await screen.findByText(messages.errors.name)
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(labels.name)))
    await toGoal()
    press('Complete Setup')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(labels.goalWeightLbs)))
    expect(sent).toEqual([])
  })

  it('goes back to the step of a field that the server refuses', async () => {
    const refusal = problem(400, 'validation_failed', 'Please check the form.', {
      errors: [{ field: 'email', message: 'email is not an address.' }],
    })
    draw({ answers: { [POST]: () => refusal } })
    await fill()
    press('Complete Setup')
    expect(await screen.findByText('Email is not an address.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(labels.email)))
  })

  it('creates, loads the session with the code and tells the message', async () => {
    const reload = jest.fn(() => Promise.resolve())
    const showCode = jest.fn()
    const { sent, host } = draw({
      answers: { [POST]: () => json(CREATED, 201) },
      startup: { reload, showCode },
    })
    await fill()
    press('Complete Setup')
    await waitFor(() => expect(host.calls.notify).toHaveLength(1))
    expect(reload).toHaveBeenCalledTimes(1)
    expect(host.calls.navigate).toEqual([])
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
      surgery_day_weight_lbs: null,
      highest_weight_lbs: null,
      is_pregnant: false,
    })
  })

  it('tries three times with waits of 2 s and 4 s under one key, then gives up in words', async () => {
    const { sent, host } = draw({ answers: { [POST]: () => problem(503, 'unavailable', 'Busy.') } })
    await fill()
    jest.useFakeTimers()
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
    expect(screen.getByRole('alert').textContent).toBe(messages.gaveUp({ attempts: 3 }))
    expect(screen.getByRole('button', { name: 'Complete Setup' })).toHaveProperty('disabled', false)
    expect(host.calls.navigate).toEqual([])
  })

  it('keeps the key for another press with the same words and takes a new one for changed words', async () => {
    const { sent } = draw({ answers: { [POST]: () => problem(429, 'too_many_requests', 'Wait.') } })
    await fill()
    for (const [index, goal] of ['160', '160', '161'].entries()) {
      type(labels.goalWeightLbs, goal)
      press('Complete Setup')
      await waitFor(() => expect(sent).toHaveLength(index + 1))
      await screen.findByRole('button', { name: 'Complete Setup' })
    }
    const [first, second, third] = sent.map(({ request }) => request.headers.get('Idempotency-Key'))
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('shows a refusal at once with the words of the server and does not try again', async () => {
    const detail = 'Many profiles were created from this network today.'
    const { sent } = draw({ answers: { [POST]: () => problem(429, 'too_many_requests', detail) } })
    await fill()
    jest.useFakeTimers()
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
    expect(screen.getByLabelText(labels.currentWeightLbs)).toHaveProperty('value', '231.4')
    type(labels.goalWeightLbs, '155')
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
    type(labels.email, 'Sam@example.org')
    press('Update Profile')
    await waitFor(() =>
      expect(host.calls.notify.map(({ text }) => text)).toEqual([
        messages.emailChangeSent({ email: 'Sam@example.org' }),
      ]),
    )
    expect(host.calls.navigate).toEqual([])
  })

  it('shows the box for the code while a new email waits', () => {
    const profile = aProfile({ pending_email: 'sam@example.org' })
    draw({ session: { userId: profile.user_id }, startup: { profile } })
    expect(screen.getByRole('heading', { name: emailChange.title })).toBeTruthy()
    expect(screen.getByLabelText(labels.email)).toHaveProperty('value', 'sam@example.com')
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

  it('ends with the first sip, logged with one tap, and goes home', async () => {
    const profile = aProfile()
    const answers = { [POST]: () => json(CREATED, 201), 'POST /api/fluid-entry': () => json({}, 201) }
    const { host, sent, show } = drawInSteps({ answers, session: { userId: profile.user_id } })
    await fill()
    press('Complete Setup')
    await waitFor(() => expect(host.calls.notify).toHaveLength(1))
    show({ profile })
    expect(
      await screen.findByRole('heading', { name: messages.firstSip.title({ name: 'Sam' }) }),
    ).toBeTruthy()
    press(messages.firstSip.log({ amount: '1 oz' }))
    press(messages.firstSip.log({ amount: '1 oz' }))
    await waitFor(() => expect(host.calls.navigate).toEqual(['home']))
    const sips = sent.filter(({ call }) => call === 'POST /api/fluid-entry')
    expect(sips.length).toBeLessThanOrEqual(1)
    expect(host.calls.notify.at(-1)).toMatchObject({ text: messages.firstSip.logged({ amount: '1 oz' }) })
  })

  it('offers no form while nobody knows whether there is a profile', () => {
    draw({ startup: { status: 'offline' } })
    expect(screen.queryByRole('button', { name: setup.next })).toBeNull()
    expect(screen.getByText(messages.unreachableTitle)).toBeTruthy()
  })

  it('shows the restore box alone in the installed app without a profile', async () => {
    draw({ display: { installed: true } })
    expect(screen.getByLabelText(restore.label)).toBeTruthy()
    expect(screen.queryByRole('button', { name: setup.next })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: messages.restore.noCode }))
    expect(screen.getByRole('button', { name: setup.next })).toBeTruthy()
  })
})
