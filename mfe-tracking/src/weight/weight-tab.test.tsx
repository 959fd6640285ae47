import { wallClock } from '@gb/entries'
import { entryWords as log } from '@gb/entries'
import { deviceTimeZone } from '@gb/api-client'
import {
  addDays,
  CONCERN_IDS,
  CONCERN_WORDS,
  concernOf,
  hasUrgentConcern,
  localDay,
  PREGNANCY_ADVICE,
} from '@gb/domain'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { json, problem } from '@gb/test-kit'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { bodyCatalog, crisisCatalog, supportCatalog } from '@gb/help'
import { renderPart } from '../shared/testing/render-part'
import { windowIs } from '../shared/testing/window-width'
import { messages } from './testing/words'
import { wireEntry, weightServer } from './testing/weight-server'
import { WeightTab } from './weight-tab'

const body = bodyCatalog.in('en')
const crisis = crisisCatalog.in('en')
const support = supportCatalog.in('en')

const ADD = 'POST /api/weight-entry'
const DELETE = 'DELETE /api/weight-entry/*'
const CONFIRMATION = 'Are you sure you want to delete this weight entry? This action cannot be undone.'

const loaded = () => screen.findByRole('list', { name: messages.entries })
const rows = () => within(screen.getByRole('list', { name: messages.entries })).getAllByRole('listitem')
const deleteButtons = () =>
  within(screen.getByRole('list', { name: messages.entries })).queryAllByRole('button', { name: /^Delete/ })
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText(messages.weight), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const told = (host: { calls: { notify: { text: string }[] } }) => host.calls.notify.map(({ text }) => text)

const THREE = () => [wireEntry(0, 250), wireEntry(10, 240), wireEntry(20, 232)]

describe(WeightTab.name, () => {
  beforeEach(() => {
    localStorage.clear()
    windowIs('wide')
  })
  afterEach(cleanup)

  it('asks a visitor to create a profile', () => {
    renderPart(<WeightTab />, {}, { session: { userId: null } })
    expect(screen.getByText('Please create your profile first')).toBeTruthy()
  })

  it('shows current, goal, lost, to goal and the percent of the way', async () => {
    renderPart(<WeightTab />, weightServer(THREE()).answers)
    await loaded()
    const card = screen.getByRole('region', { name: messages.progress })
    expect(card.textContent).toContain('Current232 lbs')
    expect(card.textContent).toContain('Goal160 lbs')
    expect(card.textContent).toContain('Lost18 lbs')
    expect(card.textContent).toContain('To goal72 lbs')
    expect(screen.getByRole('progressbar', { name: messages.percent }).getAttribute('aria-valuetext')).toBe(
      '20%',
    )
  })

  it('shows 0 % and what changed after a gain', async () => {
    renderPart(<WeightTab />, weightServer([wireEntry(0, 250), wireEntry(3, 253)]).answers)
    await loaded()
    expect(screen.getByRole('region', { name: messages.progress }).textContent).toContain(
      'Since the start+3 lbs',
    )
    expect(screen.getByRole('progressbar', { name: messages.percent }).getAttribute('aria-valuenow')).toBe(
      '0',
    )
  })

  it('says from when the loss is counted: the day of the surgery where its weight is known', async () => {
    const card = () => screen.getByRole('region', { name: messages.progress }).textContent
    renderPart(<WeightTab />, weightServer(THREE()).answers)
    await loaded()
    expect(card()).toContain('Counted from your first weigh-in')
    cleanup()
    const surgery = { surgeryDate: '2026-05-04', surgeryDayLbs: 280 }
    renderPart(<WeightTab />, weightServer(THREE(), surgery).answers)
    await loaded()
    expect(card()).toContain('Lost48 lbs')
    expect(card()).toContain('Counted from the day of your surgery')
  })

  it('puts goal and loss away during a pregnancy, and says whom to call', async () => {
    renderPart(<WeightTab />, weightServer(THREE(), { isPregnant: true }).answers)
    await waitFor(() => expect(document.body.textContent).toContain(PREGNANCY_ADVICE))
    const card = screen.getByRole('region', { name: messages.progress })
    expect(card.textContent).toContain('Current232 lbs')
    for (const hidden of [messages.goal, messages.lost, messages.toGoal, messages.percent])
      expect(within(card).queryByText(hidden)).toBeNull()
    expect(screen.queryByText(/^Goal/)).toBeNull()
    await screen.findByRole('table', { name: /Weight from 250 lbs on/ })
    expect(screen.queryByText(messages.lowest)).toBeNull()
  })

  it.each(CONCERN_IDS)(
    'counts nobody down beside %s where that is serious, and names no lowest weight',
    async (id) => {
      const isSerious = hasUrgentConcern([concernOf(id)])
      const concerns = () => json({ concerns: [concernOf(id)] })
      const { queries } = renderPart(<WeightTab />, {
        ...weightServer(THREE()).answers,
        'GET /api/concerns/*': concerns,
      })
      await screen.findByRole('table', { name: /Weight from 250 lbs on/ })
      await waitFor(() => expect(queries.isFetching()).toBe(0))
      const card = screen.getByRole('region', { name: messages.progress })
      expect(within(card).queryByRole('progressbar') === null).toBe(isSerious)
      expect(card.textContent?.includes(`${messages.toGoal}—`)).toBe(isSerious)
      expect(screen.queryByText(messages.lowest) === null).toBe(isSerious)
    },
  )

  it('counts nobody down beside a weight of this device that fell too fast, before the server has heard', async () => {
    const today = localDay(new Date(), deviceTimeZone())
    const on = (ago: number) => {
      const date = addDays(today, -ago)
      return { date, recorded_at: `${date}T00:00:00.000Z` }
    }
    const fast = [
      wireEntry(0, 250, on(15)),
      wireEntry(1, 250, on(14)),
      wireEntry(2, 238, on(7)),
      wireEntry(3, 229, on(0)),
    ]
    renderPart(<WeightTab />, {
      ...weightServer(fast, { goalLbs: 230 }).answers,
      'GET /api/concerns/*': () => json({ concerns: [] }),
    })
    await screen.findByText(CONCERN_WORDS.fast_loss.title)
    const card = screen.getByRole('region', { name: messages.progress })
    expect(within(card).queryByRole('progressbar')).toBeNull()
    expect(card.textContent).not.toContain(messages.goalReached)
  })

  it('names no lowest weight to who is too light', async () => {
    const light = [wireEntry(0, 118), wireEntry(10, 110), wireEntry(20, 104)]
    renderPart(<WeightTab />, weightServer(light).answers)
    await screen.findByRole('table', { name: /Weight from 118 lbs on/ })
    expect(screen.queryByText(messages.lowest)).toBeNull()
    cleanup()
    renderPart(<WeightTab />, weightServer(THREE()).answers)
    expect(await screen.findByText(messages.lowest)).toBeTruthy()
  })

  it('counts nobody down to a goal that is too light, and draws no line to it', async () => {
    renderPart(<WeightTab />, weightServer(THREE(), { goalLbs: 100 }).answers)
    await screen.findAllByText(CONCERN_WORDS.goal_too_light.text)
    const card = screen.getByRole('region', { name: messages.progress })
    expect(card.textContent).toContain(`${messages.toGoal}—`)
    expect(within(card).queryByRole('progressbar')).toBeNull()
    await screen.findByRole('table', { name: /Weight from 250 lbs on/ })
    expect(screen.queryByText(messages.chartGoal({ goal: '100 lbs' }))).toBeNull()
  })

  it('works before the first weight', async () => {
    renderPart(<WeightTab />, weightServer([]).answers)
    await screen.findByText(messages.none)
    expect(screen.getByText(messages.noEntries)).toBeTruthy()
    expect(screen.getByText(messages.tooFew)).toBeTruthy()
  })

  it('draws the way with a table of the same numbers', async () => {
    renderPart(<WeightTab />, weightServer(THREE()).answers)
    await loaded()
    const table = await screen.findByRole('table', { name: /Weight from 250 lbs on .* to 232 lbs on/ })
    expect(within(table).getAllByRole('row')).toHaveLength(4)
    expect(screen.getByText(messages.chartGoal({ goal: '160 lbs' }))).toBeTruthy()
  })

  it('adds a weight under one id, empties the form and shows the new progress', async () => {
    const server = weightServer(THREE())
    const held = Promise.withResolvers<void>()
    const { sentTo, host } = renderPart(<WeightTab />, {
      ...server.answers,
      [ADD]: async (request) => {
        await held.promise
        return server.answers[ADD]?.(request) ?? new Error('none')
      },
    })
    await loaded()
    type('230,44')
    fireEvent.change(screen.getByLabelText(/Notes/), { target: { value: ' after a walk ' } })
    press(messages.add)
    press(messages.adding)
    await waitFor(() => expect(screen.getByLabelText(messages.weight)).toHaveProperty('value', ''))
    await screen.findByText(log.waiting)
    expect(screen.getByRole('region', { name: messages.progress }).textContent).toContain('230.4 lbs')
    held.resolve()
    await waitFor(() => expect(screen.queryByText(log.waiting)).toBeNull())
    expect(sentTo(ADD)).toHaveLength(1)
    expect(server.entries.at(-1)).toMatchObject({ weight_lbs: 230.4, notes: 'after a walk' })
    await waitFor(() => expect(told(host)).toEqual(['Added 230.4 lbs.']))
    expect(screen.getByRole('region', { name: messages.progress }).textContent).toContain('230.4 lbs')
  })

  it('saves a note that calls for help first and then puts the help on top', async () => {
    const server = weightServer(THREE())
    renderPart(<WeightTab />, server.answers)
    await loaded()
    type('230')
    fireEvent.change(screen.getByLabelText(/Notes/), { target: { value: 'there is no reason to live' } })
    press(messages.add)
    await screen.findByRole('region', { name: crisis.title })
    await waitFor(() => expect(server.entries).toHaveLength(4))
    expect(server.entries.at(-1)).toMatchObject({ notes: 'there is no reason to live' })
    expect(screen.getByRole('link', { name: 'Call 988' }).getAttribute('href')).toBe('tel:988')
  })

  it('answers a red flag in a note, saved first, with a number to call and what to read out', async () => {
    const server = weightServer(THREE(), { surgeryDate: '2026-06-02' })
    renderPart(<WeightTab />, server.answers)
    await loaded()
    type('230')
    fireEvent.change(screen.getByLabelText(/Notes/), { target: { value: 'threw up blood twice' } })
    press(messages.add)
    const card = await screen.findByRole('region', { name: body.titles.emergency })
    await waitFor(() => expect(server.entries.at(-1)).toMatchObject({ notes: 'threw up blood twice' }))
    expect(card.textContent).toContain('vomiting blood')
    expect(card.textContent).toContain(body.had({ day: '2026-06-02' }))
    expect(within(card).getByRole('link', { name: 'Call 911' }).getAttribute('href')).toBe('tel:911')
    expect(screen.queryByRole('region', { name: crisis.title })).toBeNull()
    press(body.close)
    await waitFor(() => expect(screen.queryByRole('region', { name: body.titles.emergency })).toBeNull())
  })

  it('offers a line for eating disorders, and the crisis card before the one about the body', async () => {
    renderPart(<WeightTab />, weightServer(THREE()).answers)
    await loaded()
    type('230')
    const notes = 'I want to die, I make myself throw up after meals'
    fireEvent.change(screen.getByLabelText(/Notes/), { target: { value: notes } })
    press(messages.add)
    const first = await screen.findByRole('region', { name: crisis.title })
    const second = await screen.findByRole('region', { name: body.titles.eating })
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(within(second).getByRole('link', { name: /^ANAD/ }).getAttribute('href')).toBe('tel:18883757767')
  })

  it('offers a line to who is hurt at home, or drinks to cope, and takes no focus for it', async () => {
    renderPart(<WeightTab />, weightServer(THREE()).answers)
    await loaded()
    type('230')
    const notes = 'My husband hit me again. I drink to cope.'
    fireEvent.change(screen.getByLabelText(/Notes/), { target: { value: notes } })
    press(messages.add)
    const card = await screen.findByRole('region', { name: support.needs.home.title })
    const link = (name: RegExp) => within(card).getByRole('link', { name }).getAttribute('href')
    expect(link(/^National Domestic Violence Hotline/)).toBe('tel:18007997233')
    expect(link(/^SAMHSA/)).toBe('tel:18006624357')
    expect(card.contains(document.activeElement)).toBe(false)
    expect(screen.queryByRole('region', { name: crisis.title })).toBeNull()
    press(support.close)
    await waitFor(() => expect(screen.queryByRole('region', { name: support.needs.home.title })).toBeNull())
  })

  it('takes 80 to 600 lbs and nothing else', async () => {
    const { sentTo } = renderPart(<WeightTab />, weightServer(THREE()).answers)
    await loaded()
    for (const refused of ['', '79.9', '600.1', 'heavy']) {
      type(refused)
      press(messages.add)
      expect(screen.getByText('Please enter a weight from 80 to 600 lbs.')).toBeTruthy()
    }
    expect(sentTo(ADD)).toHaveLength(0)
  })

  it('makes one entry of a lost answer', async () => {
    const server = weightServer(THREE())
    let isLost = true
    const { sentTo, host } = renderPart(<WeightTab />, {
      ...server.answers,
      [ADD]: async (request) => {
        const answer = await server.answers[ADD]?.(request)
        const wasLost = isLost
        isLost = false
        return wasLost || answer === undefined ? new Error('connection lost') : answer
      },
    })
    await loaded()
    type('230')
    press(messages.add)
    await waitFor(() => expect(server.entries).toHaveLength(4))
    await screen.findByText(log.waiting)
    host.outbox.wake()
    await waitFor(() => expect(sentTo(ADD)).toHaveLength(2))
    await waitFor(() => expect(screen.queryByText(log.waiting)).toBeNull())
    expect(server.entries).toHaveLength(4)
  })

  it('keeps a refused weight in the list with its sentence, and sends it after an edit', async () => {
    const server = weightServer(THREE())
    let isRefused = true
    const { host } = renderPart(<WeightTab />, {
      ...server.answers,
      [ADD]: (request) =>
        isRefused
          ? problem(400, 'invalid_input', 'Too heavy for us.')
          : (server.answers[ADD]?.(request) ?? new Error('none')),
    })
    await loaded()
    type('230')
    press(messages.add)
    await screen.findByText('Error adding weight entry. Please try again.')
    expect(screen.getByText('Not saved. Too heavy for us.')).toBeTruthy()
    expect(told(host)).toEqual([])
    expect(screen.getByRole('region', { name: messages.progress }).textContent).not.toContain('230 lbs')
    isRefused = false
    fireEvent.click(screen.getByRole('button', { name: /^Edit 230 lbs/ }))
    const form = within(screen.getByRole('dialog'))
    fireEvent.change(form.getByLabelText(messages.weight), { target: { value: '231' } })
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(server.entries.at(-1)).toMatchObject({ weight_lbs: 231 }))
    await waitFor(() => expect(screen.queryByText(messages.addFailed)).toBeNull())
  })

  it('takes kilograms, stores pounds, and goes back without drift', async () => {
    const server = weightServer(THREE())
    renderPart(<WeightTab />, server.answers)
    await loaded()
    type('231.3')
    fireEvent.click(screen.getByRole('radio', { name: 'kg' }))
    expect(screen.getByLabelText(messages.weight)).toHaveProperty('value', '104.9')
    fireEvent.click(screen.getByRole('radio', { name: 'lbs' }))
    expect(screen.getByLabelText(messages.weight)).toHaveProperty('value', '231.3')
    fireEvent.click(screen.getByRole('radio', { name: 'kg' }))
    type('300')
    press(messages.add)
    expect(screen.getByText('Please enter a weight from 36.3 to 272.1 kg.')).toBeTruthy()
    type('100')
    press(messages.add)
    await waitFor(() => expect(server.entries.at(-1)?.weight_lbs).toBe(220.5))
    fireEvent.click(screen.getByRole('radio', { name: 'lbs' }))
  })

  it('lists the last 10, and offers no deletion for the first weight or an entry without an id', async () => {
    const entries = [wireEntry(0, 250), wireEntry(1, 249, { entry_id: '' }), wireEntry(2, 248)]
    renderPart(<WeightTab />, weightServer(entries).answers)
    await loaded()
    expect(rows()).toHaveLength(3)
    expect(deleteButtons().map((button) => button.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^Delete 248 lbs/),
    ])

    renderPart(
      <WeightTab />,
      weightServer(Array.from({ length: 14 }, (_, n) => wireEntry(n, 250 - n))).answers,
    )
    await loaded()
    expect(rows()).toHaveLength(10)
  })

  it('shows more on demand, page by page', async () => {
    const entries = Array.from({ length: 14 }, (_, n) => wireEntry(n, 250 - n))
    const { sentTo } = renderPart(<WeightTab />, weightServer(entries, { pageSize: 12 }).answers)
    await loaded()
    press(messages.more)
    await waitFor(() =>
      expect(
        within(screen.getByRole('list', { name: messages.allEntries })).getAllByRole('listitem'),
      ).toHaveLength(14),
    )
    expect(screen.queryByRole('button', { name: messages.more })).toBeNull()
    expect(sentTo('GET /api/weight-history/*').map(({ request }) => new URL(request.url).search)).toContain(
      '?before=12',
    )
  })

  it('draws all weights, though the list has read only its first page', async () => {
    const entries = Array.from({ length: 14 }, (_, n) => wireEntry(n, 250 - n))
    renderPart(<WeightTab />, weightServer(entries, { pageSize: 12 }).answers)
    const table = await screen.findByRole('table', { name: /Weight from 250 lbs on .* to 237 lbs on/ })
    expect(within(table).getAllByRole('row')).toHaveLength(15)
  })

  it('looks at a shorter time, and says so when nothing was logged in it', async () => {
    renderPart(<WeightTab />, weightServer([wireEntry(0, 250), wireEntry(1, 249)]).answers)
    await screen.findByRole('img', { name: /Weight from 250 lbs/ })
    fireEvent.click(screen.getByRole('radio', { name: '30 d' }))
    expect(screen.getByText(messages.tooFewHere)).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'All' }))
    expect(screen.getByRole('img', { name: /Weight from 250 lbs/ })).toBeTruthy()
  })

  it('explains the band once there is a surgery date', async () => {
    renderPart(<WeightTab />, weightServer(THREE(), { surgeryDate: '2026-06-02' }).answers)
    await screen.findByText(messages.legendBand)
  })

  it('has a kind word for a plateau, that goes with one tap', async () => {
    const daysAgo = (days: number) => localDay(new Date(Date.now() - days * 86_400_000), deviceTimeZone())
    const entries = [60, 28, 21, 14, 7, 0].map((days, n) =>
      wireEntry(n, n === 0 ? 250 : 228, {
        date: daysAgo(days),
        recorded_at: new Date(Date.now() - days * 86_400_000).toISOString(),
      }),
    )
    renderPart(<WeightTab />, weightServer(entries, { surgeryDate: daysAgo(60) }).answers)
    await screen.findByText('Your weight is taking a break')
    press('Dismiss')
    expect(screen.queryByText('Your weight is taking a break')).toBeNull()
  })

  it('asks once whether kilograms were meant, and takes either answer', async () => {
    const recent = () => [
      wireEntry(0, 240, {
        recorded_at: new Date().toISOString(),
        date: new Date().toISOString().slice(0, 10),
      }),
    ]
    const server = weightServer(recent())
    renderPart(<WeightTab />, server.answers)
    await loaded()
    type('108.4')
    press(messages.add)
    expect(screen.getByText('108.4 lbs: did you mean kg?')).toBeTruthy()
    press('Yes, 108.4 kg')
    await waitFor(() => expect(server.entries.at(-1)).toMatchObject({ weight_lbs: 239, is_confirmed: true }))
    fireEvent.click(screen.getByRole('radio', { name: 'lbs' }))

    const other = weightServer(recent())
    renderPart(<WeightTab />, other.answers)
    await loaded()
    type('108.4')
    press(messages.add)
    expect(other.entries).toHaveLength(1)
    press('Save 108.4 lbs')
    await waitFor(() => expect(other.entries.at(-1)).toMatchObject({ weight_lbs: 108.4, is_confirmed: true }))
  })

  it('knows kilograms that no weight in pounds can be', async () => {
    const server = weightServer([
      wireEntry(0, 160, {
        recorded_at: new Date().toISOString(),
        date: new Date().toISOString().slice(0, 10),
      }),
    ])
    renderPart(<WeightTab />, server.answers)
    await loaded()
    type('72')
    press(messages.add)
    expect(screen.queryByRole('button', { name: /^Save 72/ })).toBeNull()
    press('Yes, 72 kg')
    await waitFor(() => expect(server.entries.at(-1)?.weight_lbs).toBe(158.7))
    fireEvent.click(screen.getByRole('radio', { name: 'lbs' }))
  })

  it('logs a weight of another day', async () => {
    const server = weightServer(THREE())
    renderPart(<WeightTab />, server.answers)
    await loaded()
    const before = wallClock(new Date(Date.now() - 3 * 86_400_000))
    type('230')
    press(log.changeWhen)
    fireEvent.change(screen.getByLabelText(log.when), { target: { value: before } })
    press(messages.add)
    await waitFor(() => expect(server.entries.at(-1)?.recorded_at).toBe(new Date(before).toISOString()))
  })

  it('corrects the first weight, which cannot be deleted', async () => {
    const server = weightServer(THREE())
    renderPart(<WeightTab />, server.answers)
    await loaded()
    fireEvent.click(screen.getByRole('button', { name: /^Edit 250 lbs/ }))
    const form = within(screen.getByRole('dialog'))
    fireEvent.change(form.getByLabelText(messages.weight), { target: { value: '601' } })
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(form.getByText('Please enter a weight from 80 to 600 lbs.')).toBeTruthy()
    fireEvent.change(form.getByLabelText(messages.weight), { target: { value: '252' } })
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.entries[0]).toMatchObject({ weight_lbs: 252, notes: 'Initial weight entry' })
    expect(server.entries[0]?.recorded_at).toBe('2026-06-01T12:00:00.000Z')
    await waitFor(() =>
      expect(screen.getByRole('region', { name: messages.progress }).textContent).toContain('Lost20 lbs'),
    )
  })

  it('asks about a slip in a correction too, once, and never again about what was confirmed', async () => {
    const entries = [1, 2, 3, 4].map((n) => wireEntry(n, 240 - n))
    const server = weightServer(entries)
    renderPart(<WeightTab />, server.answers)
    await loaded()
    const open = (name: RegExp) => {
      fireEvent.click(screen.getByRole('button', { name }))
      return within(screen.getByRole('dialog'))
    }
    const first = open(/^Edit 236 lbs/)
    fireEvent.change(first.getByLabelText(messages.weight), { target: { value: '108' } })
    fireEvent.click(first.getByRole('button', { name: 'Save' }))
    expect(first.getByText('108 lbs: did you mean kg?')).toBeTruthy()
    expect(server.entries[3]?.weight_lbs).toBe(236)
    fireEvent.click(first.getByRole('button', { name: 'Save 108 lbs' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(server.entries[3]).toMatchObject({ weight_lbs: 108, is_confirmed: true }))

    const again = open(/^Edit 108 lbs/)
    fireEvent.change(again.getByLabelText(new RegExp(`^${messages.notes}`)), {
      target: { value: 'New scale' },
    })
    fireEvent.change(again.getByLabelText(log.when), { target: { value: '2026-06-06T08:00' } })
    fireEvent.click(again.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(server.entries[3]).toMatchObject({ weight_lbs: 108, notes: 'New scale', is_confirmed: true }),
    )

    const meant = open(/^Edit 108 lbs/)
    fireEvent.change(meant.getByLabelText(messages.weight), { target: { value: '107.5' } })
    fireEvent.click(meant.getByRole('button', { name: 'Save' }))
    fireEvent.click(meant.getByRole('button', { name: 'Yes, 107.5 kg' }))
    await waitFor(() => expect(server.entries[3]).toMatchObject({ weight_lbs: 237, is_confirmed: true }))
  })

  it('leaves what looks like a slip out of the chart until the person says that it is right', async () => {
    // As an import or a change of the profile stores it: nobody was asked.
    const entries = [0, 1, 2, 3, 4].map((n) => wireEntry(n, n === 3 ? 108 : 240 - n))
    const server = weightServer(entries)
    renderPart(<WeightTab />, server.answers)
    await loaded()
    const chart = () => screen.getByRole('region', { name: messages.chart }).textContent
    expect(chart()).toContain(messages.leftOut({ count: 1 }))
    expect(chart()).toContain('Lowest236 lbs')
    const right = screen.getAllByRole('button', { name: /^It is right/ })
    expect(right.map((button) => button.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^It is right: 108 lbs, /),
    ])
    fireEvent.click(right[0] as HTMLElement)
    await waitFor(() => expect(server.entries[3]).toMatchObject({ weight_lbs: 108, is_confirmed: true }))
    await waitFor(() => expect(chart()).toContain('Lowest108 lbs'))
    expect(screen.queryByRole('button', { name: /^It is right/ })).toBeNull()
    expect(chart()).not.toContain(messages.leftOut({ count: 1 }))
  })

  it('offers what was meant by an imported slip, in the unit of the person', async () => {
    const entries = [0, 1, 2, 3, 4].map((n) => wireEntry(n, n === 2 ? 108.4 : 240 - n))
    const server = weightServer(entries)
    renderPart(<WeightTab />, server.answers)
    await loaded()
    expect(document.body.textContent).toContain('Was it in kilograms?')
    fireEvent.click(screen.getByRole('button', { name: /^Yes, it was 239 lbs: 108.4 lbs, / }))
    await waitFor(() => expect(server.entries[2]).toMatchObject({ weight_lbs: 239, is_confirmed: true }))
    expect(screen.queryByRole('button', { name: /^It is right/ })).toBeNull()
  })

  it('shows a refused weight first, however old it is', async () => {
    const server = weightServer(Array.from({ length: 20 }, (_, n) => wireEntry(n, 240 - n)))
    renderPart(<WeightTab />, {
      ...server.answers,
      'PATCH /api/weight-entry/*': () => problem(400, 'invalid_input', 'No such weight.'),
    })
    await loaded()
    const card = within(screen.getByRole('region', { name: messages.entries }))
    fireEvent.click(card.getByRole('button', { name: messages.more }))
    fireEvent.click(screen.getByRole('button', { name: /^Edit 239 lbs/ }))
    const form = within(screen.getByRole('dialog'))
    fireEvent.change(form.getByLabelText(messages.weight), { target: { value: '238' } })
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Not saved. No such weight.')
    const list = within(screen.getByRole('list', { name: messages.allEntries }))
    expect(list.getAllByRole('listitem')[0]?.textContent).toContain('Not saved. No such weight.')
  })

  it('keeps a correction that did not arrive', async () => {
    const server = weightServer(THREE())
    renderPart(<WeightTab />, { ...server.answers, 'PATCH /api/weight-entry/*': () => new Error('offline') })
    await loaded()
    fireEvent.click(screen.getByRole('button', { name: /^Edit 232 lbs/ }))
    const form = within(screen.getByRole('dialog'))
    fireEvent.change(form.getByLabelText(messages.weight), { target: { value: '231' } })
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('button', { name: /^Edit 231 lbs/ })).toBeTruthy()
    expect(screen.getByText(log.waiting)).toBeTruthy()
  })

  it('deletes after the confirmation and says that the progress is new', async () => {
    const server = weightServer(THREE())
    const { host, sentTo } = renderPart(<WeightTab />, server.answers)
    await loaded()
    fireEvent.click(screen.getByRole('button', { name: /^Delete 232 lbs/ }))
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(host.calls.confirm[0]?.text).toBe(CONFIRMATION)
    const sentence = 'Weight entry deleted successfully! Your progress has been recalculated.'
    await waitFor(() => expect(told(host)).toEqual([sentence]))
    expect(new URL(sentTo(DELETE)[0]?.request.url ?? '').search).toBe(`?user_id=${host.session.userId}`)
    await waitFor(() =>
      expect(screen.getByRole('region', { name: messages.progress }).textContent).toContain('Lost10 lbs'),
    )
  })

  it('deletes nothing when the person says no', async () => {
    const { sentTo } = renderPart(<WeightTab />, weightServer(THREE()).answers, { confirms: false })
    await loaded()
    fireEvent.click(screen.getByRole('button', { name: /^Delete 232 lbs/ }))
    await Promise.resolve()
    expect(sentTo(DELETE)).toHaveLength(0)
  })

  it('has a sentence for a refusal and another for a broken connection', async () => {
    const refusal = () => problem(409, 'conflict', 'No.')
    const refused = renderPart(<WeightTab />, { ...weightServer(THREE()).answers, [DELETE]: refusal })
    await loaded()
    fireEvent.click(screen.getByRole('button', { name: /^Delete 232 lbs/ }))
    const sentence = 'Failed to delete weight entry. Please try again.'
    await waitFor(() => expect(told(refused.host)).toEqual([sentence]))
    await screen.findByRole('button', { name: /^Delete 232 lbs/ })
    expect(screen.queryByText(/^Not saved/)).toBeNull()

    const lost = () => new Error('offline')
    const offline = renderPart(<WeightTab />, { ...weightServer(THREE()).answers, [DELETE]: lost })
    await loaded()
    fireEvent.click(screen.getByRole('button', { name: /^Delete 232 lbs/ }))
    await waitFor(() => expect(rows()).toHaveLength(2))
    await waitFor(() => expect(told(offline.host)).toEqual([messages.deleteWaits]), { timeout: 6000 })
    // Whoever waits is told after 4 seconds, which is most of what a test usually has.
  }, 20_000)

  it('rests on a phone as today and its progress: the weights are a line, and what asks opens it', async () => {
    windowIs('narrow')
    renderPart(<WeightTab />, weightServer(THREE()).answers)
    const line = await screen.findByRole('heading', { name: messages.entries })
    await screen.findByRole('progressbar', { name: messages.percent })
    expect(screen.queryByRole('list', { name: messages.entries })).toBeNull()
    fireEvent.click(line)
    await loaded()
    cleanup()
    localStorage.clear()
    const server = weightServer(THREE())
    renderPart(<WeightTab />, {
      ...server.answers,
      [ADD]: () => problem(400, 'invalid_input', 'No such weight.'),
    })
    await screen.findByRole('progressbar', { name: messages.percent })
    type('230')
    press(messages.add)
    await loaded()
  })

  it('says that the weights did not load and reads them again', async () => {
    const server = weightServer(THREE())
    let isDown = true
    renderPart(<WeightTab />, {
      ...server.answers,
      'GET /api/weight-history/*': (request) =>
        isDown
          ? new Error('offline')
          : (server.answers['GET /api/weight-history/*']?.(request) ?? new Error('none')),
    })
    await screen.findByText(messages.failedTitle)
    isDown = false
    press(messages.retry)
    await loaded()
  })
})
