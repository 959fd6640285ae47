import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { queryKeys } from '@gb/api-client'
import { kept } from '@gb/device'
import { CARE_CALL_WORDS, CONCERN_IDS, CONCERN_WORDS, concernOf, concernsLoads } from '@gb/domain'
import { NO_SHEET } from '@gb/test-kit'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aProfile, json, renderFeature } from '../../testing/render-feature'
import { messages } from '../messages/generated/rest.en'
import { noteTrial } from '../../../shared/speech/wanted'
import { ConcernsCard, inOwnLanguage } from './concerns-card'

const userId = aProfile().user_id
const concern = (id: keyof typeof CONCERN_WORDS, urgency: string, action: object) => ({
  id,
  urgency,
  topic: 'fluids',
  ...CONCERN_WORDS[id],
  action: { tab: null, href: null, ...action },
  answer: null,
  source: '6.2',
})
const draw = (...concerns: object[]) =>
  renderFeature(<ConcernsCard />, {
    session: { userId },
    answers: { [`GET /api/concerns/${userId}`]: () => json({ concerns }) },
  })

describe(ConcernsCard.name, () => {
  it('leads with the most urgent, one thing to do, and the others behind one tap', async () => {
    const { host } = draw(
      concern('dry_two_days', 'today', { kind: 'tab', tab: 'fluids', label: 'Log a drink' }),
      concern('able_to_eat', 'soon', {
        kind: 'link',
        href: 'https://findahelpline.com',
        label: 'Find a helpline',
      }),
    )
    await screen.findByText(CONCERN_WORDS.dry_two_days.title)
    expect(document.body.textContent).toContain(CONCERN_WORDS.dry_two_days.text)
    await userEvent.click(screen.getByRole('button', { name: 'Log a drink' }))
    expect(host.calls.navigate).toEqual(['fluids'])
    await userEvent.click(screen.getByText(messages.concerns.others({ count: 1 })))
    expect(screen.getByText(CONCERN_WORDS.able_to_eat.title)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Find a helpline' }).getAttribute('href')).toBe(
      'https://findahelpline.com',
    )
  })

  describe('while somebody presses one button of Home after another', () => {
    const dry = concern('dry_two_days', 'today', { kind: 'tab', tab: 'fluids', label: 'Log a drink' })
    const isShown = () => screen.queryByText(CONCERN_WORDS.dry_two_days.title) !== null
    const press = (element: Element) => {
      act(() => {
        fireEvent.pointerDown(element)
      })
    }
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
    const goes = async ({ queries }: ReturnType<typeof draw>) => {
      queries.setQueryData(queryKeys.concerns(userId), { concerns: [] })
      await wait(1)
    }
    beforeEach(() => {
      jest.useFakeTimers({ advanceTimers: true })
    })
    afterEach(() => {
      jest.useRealTimers()
    })

    it('stays as it was, so that nothing moves away under the finger, until it rests', async () => {
      const home = draw(dry)
      await screen.findByText(CONCERN_WORDS.dry_two_days.title)
      press(document.body)
      await goes(home)
      await wait(1_900)
      press(document.body)
      await wait(1_900)
      expect(isShown()).toBe(true)
      await wait(200)
      expect(isShown()).toBe(false)
    })

    it('follows at once what is pressed in it', async () => {
      const home = draw(dry)
      await screen.findByText(CONCERN_WORDS.dry_two_days.title)
      press(document.body)
      await goes(home)
      expect(isShown()).toBe(true)
      press(screen.getByRole('button', { name: 'Log a drink' }))
      await wait(1)
      expect(isShown()).toBe(false)
    })

    it('goes at once where nobody presses', async () => {
      const home = draw(dry)
      await screen.findByText(CONCERN_WORDS.dry_two_days.title)
      await goes(home)
      expect(isShown()).toBe(false)
    })
  })

  it.each([
    ['dry_two_days', 'today', ['tel:5550100199']],
    ['crisis_words', 'now', []],
    ['plateau', 'kind', []],
  ] as const)('calls the clinic with one press beside %s: %s', async (id, urgency, hrefs) => {
    const profile = aProfile({ clinic_plan: { ...NO_SHEET, office_phone: '(555) 010-0199' } })
    const { queries } = draw(
      concern(id, urgency, { kind: 'tab', tab: 'fluids', label: 'Log a drink' }),
      concern('able_to_eat', 'soon', { kind: 'tab', tab: 'fluids', label: 'Log another' }),
    )
    await screen.findByText(CONCERN_WORDS[id].title)
    await act(async () => {
      queries.setQueryData(queryKeys.profile(userId), profile)
      // The cache tells its readers in a turn of its own.
      await new Promise((resolve) => setTimeout(resolve, 0))
    })
    const links = screen.queryAllByRole('link', { name: CARE_CALL_WORDS.officePhone })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
  })

  it.each([
    ['dry_two_days', 'today', null, 1],
    ['dry_two_days', 'today', '(555) 010-0199', 0],
    ['fast_gain', 'ask', null, 0],
    ['crisis_words', 'now', null, 0],
  ] as const)('asks for the number of the clinic beside %s: %s, %s', async (id, urgency, phone, count) => {
    const profile = aProfile({ clinic_plan: { ...NO_SHEET, office_phone: phone } })
    const { queries, host } = draw(concern(id, urgency, { kind: 'tab', tab: 'fluids', label: 'Log a drink' }))
    await screen.findByText(CONCERN_WORDS[id].title)
    const asked = () => screen.queryAllByRole('button', { name: messages.concerns.addClinic })
    // Nobody is asked for what may be there.
    expect(asked()).toEqual([])
    await act(async () => {
      queries.setQueryData(queryKeys.profile(userId), profile)
      await new Promise((resolve) => setTimeout(resolve, 0))
    })
    expect(asked()).toHaveLength(count)
    for (const button of asked()) await userEvent.click(button)
    expect(host.calls.navigate).toEqual(count === 1 ? ['settings#care_number'] : [])
  })

  it('takes the answer that was all, and then says what comes of it', async () => {
    const question = {
      ...concern('all_logged', 'ask', { kind: 'tab', tab: 'scan', label: 'Add food' }),
      answer: 'That was all',
    }
    const isAnswered = { was: false }
    let replies = 0
    renderFeature(<ConcernsCard />, {
      session: { userId },
      answers: {
        [`GET /api/concerns/${userId}`]: () =>
          json({ concerns: isAnswered.was ? [concern('able_to_eat', 'soon', {})] : [question] }),
        [`PUT /api/food-log-answer/${userId}`]: async (request) => {
          expect(await request.json()).toEqual({ was_all: true })
          replies += 1
          if (replies === 1) return new Error('connection lost')
          isAnswered.was = true
          return json({ food_logged_through: '2026-11-20' })
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'That was all' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'That was not saved. Please try again when you are online.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'That was all' }))
    expect(await screen.findByText(CONCERN_WORDS.able_to_eat.title)).toBeTruthy()
    expect(screen.queryByText(CONCERN_WORDS.all_logged.title)).toBeNull()
  })

  it('says nothing without a concern, and nothing that it does not know', async () => {
    const { container } = draw()
    await Promise.resolve()
    expect(container.textContent).toBe('')
    expect(renderFeature(<ConcernsCard />, { session: { userId } }).container.textContent).toBe('')
  })
})

describe(inOwnLanguage.name, () => {
  afterEach(() => {
    noteTrial(false)
    kept.keep('language', null)
  })

  const drawOwn = async (concerns: object[]) => {
    const Card = await inOwnLanguage()
    return renderFeature(<Card />, {
      session: { userId },
      answers: { [`GET /api/concerns/${userId}`]: () => json({ concerns }) },
    })
  }
  const all = CONCERN_IDS.map((id) => ({
    ...concernOf(id),
    action: { kind: 'tab', tab: 'fluids', href: null, label: 'Log a drink' },
    answer: id === 'all_logged' ? 'That was all' : null,
  }))

  it('says every concern in Spanish to whoever tries it, with what to do and where it comes from', async () => {
    kept.keep('language', 'es')
    noteTrial(true)
    const { words } = (await concernsLoads.es()).messages
    const { container } = await drawOwn(all)
    await screen.findByText(words.crisis_words.title)
    await userEvent.click(screen.getByText(/cosas más/))
    for (const id of CONCERN_IDS) {
      expect(container.textContent).toContain(words[id].title)
      expect(container.textContent).toContain(words[id].text)
      expect(container.textContent).not.toContain(CONCERN_WORDS[id].text)
    }
    expect(screen.getAllByRole('button', { name: 'Registrar una bebida' })).toHaveLength(CONCERN_IDS.length)
    expect(screen.getByRole('button', { name: 'Eso fue todo' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'De dónde viene esto' })).toHaveLength(CONCERN_IDS.length)
    expect(container.querySelector('[lang]')?.getAttribute('lang')).toBe('es')
  })

  it('leaves in English, and marks, what only a newer server knows', async () => {
    kept.keep('language', 'es')
    noteTrial(true)
    await drawOwn([{ ...all[0], id: 'of_a_newer_server', title: 'New', text: 'Something newer.' }])
    const text = await screen.findByText(/Something/)
    expect(text.closest('[lang]')?.getAttribute('lang')).toBe('en')
  })

  it('stays in English, and sends for nothing, for everybody else', async () => {
    kept.keep('language', 'es')
    await drawOwn(all)
    expect(await screen.findByText(CONCERN_WORDS.crisis_words.title)).toBeTruthy()
  })
})
