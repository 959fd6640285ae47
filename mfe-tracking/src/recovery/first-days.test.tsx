import { afterEach, describe, expect, it } from '@jest/globals'
import { kept } from '@gb/device'
import { CARE_CALL_WORDS, RECOVERY_QUESTIONS, recoveryEntryId } from '@gb/domain'
import { entryWords } from '@gb/entries'
import { json, NO_SHEET, problem } from '@gb/test-kit'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderPart } from '../shared/testing/render-part'
import { messages } from './messages/generated/recovery.en'
import { recoveryServer } from './testing/recovery-server'
import { FirstDays } from './widgets/first-days'

afterEach(() => {
  cleanup()
  kept.keep('ownCard', null)
})

const FIVE = 5
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const row = (day: number) => (day === 0 ? messages.rowOfSurgery : messages.row({ day: String(day) }))
const asked = (question: keyof typeof messages.questions) =>
  screen.findByRole('group', { name: messages.questions[question] })
/** Each question is there before it is answered. */
const answer = async (question: keyof typeof messages.questions, name: string | RegExp) => {
  const group = await asked(question)
  fireEvent.click(within(group).getByRole('button', { name }))
}
const type = async (question: 'pulse' | 'temperature', text: string) => {
  const group = await asked(question)
  fireEvent.change(within(group).getByRole('textbox'), { target: { value: text } })
  fireEvent.click(within(group).getByRole('button', { name: messages.save }))
}

/** What asks for no call. */
const CALM = {
  vomiting: messages.vomiting.none,
  pain: messages.pain.none,
  pulse: messages.notMeasured,
  temperature: messages.notMeasured,
}

/** The window of the day, open. */
const openOn = async (server: ReturnType<typeof recoveryServer>, day = FIVE) => {
  const view = renderPart(<FirstDays />, server.answers)
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(row(day)) }))
  await screen.findByRole('dialog')
  return view
}

describe(FirstDays.name, () => {
  it.each([0, 5, 30])('is there on day %i', async (day) => {
    renderPart(<FirstDays />, recoveryServer(day).answers)
    expect(await screen.findByRole('button', { name: new RegExp(row(day).slice(0, 8)) })).toBeTruthy()
  })

  it.each([-1, 31, 400, null])('draws nothing and reads nothing on day %p', async (day) => {
    const { container, sent } = renderPart(<FirstDays />, recoveryServer(day).answers)
    await waitFor(() => expect(sent).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(container.textContent).toBe('')
    expect(container.children).toHaveLength(0)
    expect(sent.map(({ call }) => call.split('/', 3).join('/'))).toEqual(['GET /api/profile'])
  })

  it('is not there for a visitor', () => {
    const { container, sent } = renderPart(<FirstDays />, {}, { session: { userId: null } })
    expect(container.children).toHaveLength(0)
    expect(sent).toHaveLength(0)
  })

  it('takes five taps, one question at a time, into one row of the day and one drink', async () => {
    const server = recoveryServer(FIVE)
    await openOn(server)
    await answer('fluids', /Add 2\soz/)
    await answer('vomiting', messages.vomiting.none)
    await answer('pain', messages.pain.better)
    await type('pulse', '84')
    expect(screen.queryByText(messages.allTold)).toBeNull()
    await answer('temperature', messages.notMeasured)
    await screen.findByText(messages.allTold)
    await waitFor(() =>
      expect(server.days).toMatchObject([
        {
          entry_id: recoveryEntryId(server.today),
          vomiting: 'none',
          pain: 'better',
          pulse_bpm: 84,
          temperature: null,
          temperature_skipped: true,
        },
      ]),
    )
    expect(server.drinks).toMatchObject([{ amount_oz: 2, fluid_type: 'water' }])
    expect(screen.queryByRole('alert')).toBeNull()
    tap('Close')
    await screen.findByText(messages.told({ count: String(FIVE), of: String(FIVE) }))
  })

  it('takes two taps of one finger for one drink, and another amount for another one', async () => {
    const server = recoveryServer(FIVE)
    await openOn(server)
    const sips = within(await asked('fluids'))
    for (const amount of [/Add 2\soz/, /Add 2\soz/, /Add 4\soz/])
      fireEvent.click(sips.getByRole('button', { name: amount }))
    await waitFor(() => expect(server.drinks).toHaveLength(2))
    expect(server.drinks).toMatchObject([{ amount_oz: 2 }, { amount_oz: 4 }])
  })

  it('takes "nothing yet" for an answer, and logs nothing for it', async () => {
    const server = recoveryServer(FIVE)
    await openOn(server)
    await answer('fluids', messages.nothingYet)
    await asked('vomiting')
    expect(server.drinks).toEqual([])
  })

  it.each([
    ['vomiting for hours', 'vomiting', messages.vomiting.hours, /Call your surgeon now/],
    ['worse pain', 'pain', messages.pain.worse, /Call your surgeon now/],
    ['severe pain', 'pain', messages.pain.severe, /^(?!.*surgeon).*Call .* now/],
    ['a heart of 100', 'pulse', '100', /Call your surgeon now/],
    ['a heart of 121', 'pulse', '121', /^(?!.*surgeon).*Call .* now/],
    ['100.4 °F', 'temperature', '100.4', /Call your surgeon now/],
    ['38 °C', 'temperature', '38', /Call your surgeon now/],
  ] as const)('says at once whom to call for %s', async (_what, question, said, title) => {
    await openOn(recoveryServer(FIVE))
    await answer('fluids', messages.nothingYet)
    for (const before of RECOVERY_QUESTIONS.slice(0, RECOVERY_QUESTIONS.indexOf(question)))
      await answer(before, CALM[before])
    expect(screen.queryByRole('alert')).toBeNull()
    await (question === 'pulse' || question === 'temperature' ? type(question, said) : answer(question, said))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(title)
    const links = within(alert).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toContain('tel:911')
    tap('Close')
    expect(screen.getByRole('button', { name: new RegExp(row(FIVE)) }).textContent).toMatch(title)
  })

  it('calls the surgeon whose number is on the card', async () => {
    kept.keep('ownCard', JSON.stringify({ surgeon: '(555) 010-1234' }))
    const server = recoveryServer(FIVE)
    server.has(0, { pain: 'worse' })
    await openOn(server)
    const alert = await screen.findByRole('alert')
    const call = within(alert).getByRole('link', { name: CARE_CALL_WORDS.surgeon })
    expect(call.getAttribute('href')).toBe('tel:5550101234')
    expect(within(alert).queryByText(messages.noSurgeon)).toBeNull()
  })

  it('calls the clinic whose numbers are in its plan, in urgency and beside the page for it', async () => {
    const server = recoveryServer(FIVE, {
      ...NO_SHEET,
      office_phone: '(555) 010-0199',
      after_hours_phone: '555 010 0111',
    })
    server.has(0, { pain: 'worse' })
    await openOn(server)
    const alert = await screen.findByRole('alert')
    const calls = (within_: HTMLElement) =>
      within(within_)
        .getAllByRole('link', { name: /Call (?:my clinic|after hours)/ })
        .map((link) => link.getAttribute('href'))
    expect(new Set(calls(alert))).toEqual(new Set(['tel:5550100111', 'tel:5550100199']))
    expect(within(alert).queryByText(messages.noSurgeon)).toBeNull()
    expect(calls(screen.getByRole('dialog'))).toHaveLength(4)
  })

  it('takes a correction, a number for "not measured" and back', async () => {
    const server = recoveryServer(FIVE)
    server.has(0, { vomiting: 'none', pain: 'severe', pulse_bpm: 130, temperature_skipped: true })
    await openOn(server)
    await screen.findByRole('alert')
    tap(messages.changeOf({ name: messages.names.pain }))
    await answer('pain', messages.pain.same)
    tap(messages.changeOf({ name: messages.names.pulse }))
    await answer('pulse', messages.notMeasured)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    tap(messages.changeOf({ name: messages.names.temperature }))
    await type('temperature', '98.6')
    await waitFor(() =>
      expect(server.days).toMatchObject([
        { pain: 'same', pulse_bpm: null, pulse_skipped: true, temperature: 98.6, temperature_skipped: false },
      ]),
    )
    expect(server.days).toHaveLength(1)
  })

  it('lets yesterday speak until the same is asked anew', async () => {
    const server = recoveryServer(FIVE)
    server.has(1, { vomiting: 'hours' })
    await openOn(server)
    await screen.findByRole('alert')
    await answer('fluids', messages.nothingYet)
    await answer('vomiting', messages.vomiting.none)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('keeps what was tapped while nothing gets through, and says that it waits', async () => {
    const server = recoveryServer(FIVE)
    const away = () => new TypeError('no line')
    await openOn({
      ...server,
      answers: { ...server.answers, 'POST /api/recovery-entry': away, 'PATCH /api/recovery-entry/*': away },
    })
    await answer('fluids', messages.nothingYet)
    await answer('vomiting', messages.vomiting.hours)
    await answer('pain', messages.pain.same)
    expect(screen.getByRole('alert').textContent).toMatch(/Call your surgeon now/)
    expect(screen.getByText(entryWords.waiting)).toBeTruthy()
    expect(server.days).toEqual([])
  })

  it('asks for a number that a body can have', async () => {
    const server = recoveryServer(FIVE)
    server.has(0, { vomiting: 'none', pain: 'none', temperature: 98 })
    await openOn(server)
    await answer('fluids', messages.nothingYet)
    for (const text of ['', '12', 'x', '900']) {
      await type('pulse', text)
      await screen.findByText(messages.strange)
    }
    await type('pulse', '72')
    await screen.findByText(messages.allTold)
  })

  it.each([
    [0, messages.foods.names.broth, messages.foods.clear.texture],
    [5, messages.foods.names.shake, messages.foods.full.texture],
    [20, messages.foods.names.chicken, messages.foods.puree.texture],
    [30, messages.foods.names.fish, messages.foods.soft.texture],
  ])('shows what day %i allows, drawn', async (day, food, texture) => {
    await openOn(recoveryServer(day), day)
    const foods = screen.getByRole('region', { name: /^Today:/ })
    expect(foods.textContent).toContain(texture)
    const items = within(foods).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toContain(food)
    for (const item of items) expect(item.querySelector('svg')).not.toBeNull()
  })

  it.each<[string, () => Response | TypeError, string]>([
    ['of a server in trouble', () => json({}, 503), messages.page.failure.server],
    ['of a server in trouble over nothing', () => json({}, 500), messages.page.failure.server],
    [
      'of too many',
      () => problem(429, 'too_many_requests', 'Please wait a moment.'),
      'Please wait a moment.',
    ],
    ['of no connection', () => new TypeError('Failed to fetch'), messages.page.failure.network],
  ])(
    'asks for the page for the clinic, and says why it cannot be made: %s',
    async (_why, refusal, sentence) => {
      const server = recoveryServer(FIVE)
      const { sentTo } = await openOn({
        ...server,
        answers: { ...server.answers, 'GET /api/first-days-page/*': refusal },
      })
      tap(messages.page.button)
      await screen.findByText(sentence)
      expect(sentTo('GET /api/first-days-page/*')).toHaveLength(1)
    },
  )

  it('never says that nothing is wrong', async () => {
    const server = recoveryServer(FIVE)
    server.has(0, { vomiting: 'none', pain: 'none', pulse_bpm: 70, temperature: 98 })
    await openOn(server)
    await answer('fluids', messages.nothingYet)
    await screen.findByText(messages.allTold)
    const said = screen.getByRole('dialog').textContent ?? ''
    expect(said).toContain('cannot tell you that all is well')
    expect(said.replace('cannot tell you that all is well', '').replace('Is this normal?', '')).not.toMatch(
      /\b(?:well|fine|good|great|normal|healthy|on track|no need)\b/i,
    )
  })
})
