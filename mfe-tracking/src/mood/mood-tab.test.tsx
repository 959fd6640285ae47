import { wallClock, entryWords as log } from '@gb/entries'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { CONCERN_IDS, concernOf, MOOD_DESCRIPTIONS } from '@gb/domain'
import { json, problem } from '@gb/test-kit'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPart } from '../shared/testing/render-part'
import { windowIs } from '../shared/testing/window-width'
import { crisisCatalog, trustedCatalog } from '@gb/help'
import { messages } from './messages/generated/mood.en'
import { MoodTab } from './mood-tab'
import { moodServer } from './testing/mood-server'

const crisis = crisisCatalog.in('en')
const trusted = trustedCatalog.in('en')

const ADD = 'POST /api/mood-entry'
const DELETE = 'DELETE /api/mood-entry/*'
const choose = (word: string) => fireEvent.click(screen.getByRole('radio', { name: word }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const save = () => press(messages.save)
const write = (name: keyof typeof messages.texts, text: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${messages.texts[name].label}`)), {
    target: { value: text },
  })
const crisisCard = () => screen.queryByRole('region', { name: crisis.title })
const loaded = () => waitFor(() => expect(screen.queryByText(messages.loading)).toBeNull())
const rows = () => within(screen.getByRole('list', { name: /entries/ })).getAllByRole('listitem')
const leavePage = () => void globalThis.dispatchEvent(new Event('pagehide'))

describe(MoodTab.name, () => {
  beforeEach(() => {
    localStorage.clear()
    windowIs('wide')
  })
  afterEach(cleanup)

  it('asks a visitor to create a profile, and still has kind words', async () => {
    const { host } = renderPart(<MoodTab />, moodServer().answers, { session: { userId: null } })
    press('Create Your Profile')
    expect(host.calls.navigate).toEqual(['profile'])
    await screen.findByText('Small steps count.')
    expect(screen.getByText('— The care team')).toBeTruthy()
    expect(screen.getByText('Write down one win.')).toBeTruthy()
  })

  it('has kind words where nothing is of concern, and none while that is not known', async () => {
    const { answers } = moodServer()
    const known = Promise.withResolvers<void>()
    renderPart(<MoodTab />, {
      ...answers,
      'GET /api/concerns/*': async () => {
        await known.promise
        return json({ concerns: [] })
      },
    })
    await loaded()
    expect(screen.queryByRole('figure')).toBeNull()
    known.resolve()
    await screen.findByText('Small steps count.')
  })

  it.each(CONCERN_IDS)('has no kind words of the day beside %s', async (id) => {
    const { answers } = moodServer()
    const { queries } = renderPart(<MoodTab />, {
      ...answers,
      'GET /api/concerns/*': () => json({ concerns: [concernOf(id)] }),
    })
    await loaded()
    await waitFor(() => expect(queries.isFetching()).toBe(0))
    expect(screen.queryByText('Small steps count.')).toBeNull()
    expect(screen.queryByText('Write down one win.')).toBeNull()
  })

  it.each(['I want to die', 'chest pain since this morning'])(
    'takes the kind words away under the card that was just raised: %s',
    async (text) => {
      const { answers } = moodServer()
      renderPart(<MoodTab />, { ...answers, 'GET /api/concerns/*': () => json({ concerns: [] }) })
      await screen.findByText('Small steps count.')
      choose('Hopeful')
      write('journalEntry', text)
      save()
      await waitFor(() => expect(screen.queryByText('Small steps count.')).toBeNull())
    },
  )

  it('saves the twelve words, both sliders and the four texts, and empties the form', async () => {
    const server = moodServer()
    const { host } = renderPart(<MoodTab />, server.answers)
    await loaded()
    const words = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
    expect(words).toEqual([...MOOD_DESCRIPTIONS])
    choose('Hopeful')
    fireEvent.change(screen.getByRole('slider', { name: 'Mood' }), { target: { value: '8' } })
    fireEvent.change(screen.getByRole('slider', { name: 'Energy' }), { target: { value: '3' } })
    write('journalEntry', ' A quiet day ')
    write('victories', 'Stairs')
    save()
    expect(screen.getByRole('button', { name: 'Saving...' })).toHaveProperty('disabled', true)
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'Hopeful' })).toHaveProperty('checked', false),
    )
    expect(server.entries).toMatchObject([
      {
        mood_description: 'hopeful',
        mood_rating: 8,
        energy_level: 3,
        journal_entry: 'A quiet day',
        gratitude_note: '',
        challenges: '',
        victories: 'Stairs',
      },
    ])
    await waitFor(() => expect(host.calls.notify.map(({ text }) => text)).toEqual([messages.saved]))
  })

  it('begins in the middle and needs a word', async () => {
    const { sentTo } = renderPart(<MoodTab />, moodServer().answers)
    await loaded()
    for (const name of ['Mood', 'Energy']) {
      const slider = screen.getByRole('slider', { name })
      expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['1', '10'])
      expect(slider).toHaveProperty('value', '5')
      expect(slider.getAttribute('aria-valuetext')).toBe('5 of 10')
    }
    save()
    expect(screen.getByText(messages.wordMissing)).toBeTruthy()
    expect(sentTo(ADD)).toHaveLength(0)
  })

  it('chooses a word by keyboard', async () => {
    renderPart(<MoodTab />, moodServer().answers)
    await loaded()
    screen.getByRole('radio', { name: 'Tired' }).focus()
    await userEvent.setup().keyboard(' ')
    expect(screen.getByRole('radio', { name: 'Tired' })).toHaveProperty('checked', true)
  })

  it('makes one entry of a lost answer', async () => {
    const server = moodServer()
    server.failNext('answer-lost')
    const answers = { ...server.answers, 'GET /api/mood-history/*': () => new Error('offline') }
    const { host, sentTo } = renderPart(<MoodTab />, answers)
    choose('Tired')
    write('challenges', 'Dinner at work')
    save()
    await waitFor(() => expect(screen.queryByDisplayValue('Dinner at work')).toBeNull())
    await screen.findByText(log.waiting)
    host.outbox.wake()
    await waitFor(() => expect(sentTo(ADD)).toHaveLength(2))
    await waitFor(() => expect(screen.queryByText(log.waiting)).toBeNull())
    expect(server.entries).toHaveLength(1)
  })

  it('saves words of crisis first, then puts help on top, and sends nothing anywhere else', async () => {
    const server = moodServer()
    const held = Promise.withResolvers<void>()
    const { sent } = renderPart(<MoodTab />, {
      ...server.answers,
      [ADD]: async (request) => {
        await held.promise
        return server.answers[ADD]?.(request) ?? new Error('none')
      },
    })
    await loaded()
    choose('Sad')
    write('gratitudeNote', 'Everyone would be better off without me')
    save()
    expect(crisisCard()).toBeNull()
    held.resolve()
    await waitFor(() => expect(crisisCard()).toBeTruthy())
    expect(server.entries).toHaveLength(1)
    const inCard = within(crisisCard() as HTMLElement)
    const href = (name: string) => inCard.getByRole('link', { name }).getAttribute('href')
    expect(href('Call 988')).toBe('tel:988')
    expect(href('Text 988')).toBe('sms:988')
    expect(href('Chat at 988lifeline.org')).toBe('https://988lifeline.org')
    expect(href('Call 911')).toBe('tel:911')
    expect(inCard.getByText(crisis.written.saved)).toBeTruthy()
    await userEvent.selectOptions(inCard.getByRole('combobox', { name: crisis.country }), 'United Kingdom')
    expect(href('Call 116\u00A0123')).toBe('tel:116123')
    expect(href('Call 999')).toBe('tel:999')
    expect(href('Text SHOUT to 85258')).toBe('sms:85258?body=SHOUT')
    await userEvent.selectOptions(inCard.getByRole('combobox', { name: crisis.country }), crisis.elsewhere)
    expect(href(crisis.find)).toBe('https://findahelpline.com')
    await userEvent.selectOptions(inCard.getByRole('combobox', { name: crisis.country }), 'United States')
    const texts = await Promise.all(
      sent.map(async ({ call, request }) => ((await request.text()).includes('better off') ? call : null)),
    )
    expect(texts.filter((call) => call !== null)).toEqual([ADD])
  })

  it('closes on "I am safe", never hides the entry, and comes back for new words', async () => {
    const server = moodServer()
    renderPart(<MoodTab />, server.answers)
    await loaded()
    for (const text of ['I want to die', 'I don’t want to be here']) {
      choose('Sad')
      write('journalEntry', text)
      save()
      await waitFor(() => expect(crisisCard()).toBeTruthy())
      press(crisis.safe)
      await waitFor(() => expect(crisisCard()).toBeNull())
      await waitFor(() => expect(screen.getByText(text)).toBeTruthy())
      expect(screen.getByRole('region', { name: messages.safeTitle })).toBeTruthy()
    }
  })

  const addToTheFirst = async (label: string, text: string) => {
    fireEvent.click((await screen.findAllByRole('button', { name: /^Read or edit/ }))[0] as HTMLElement)
    const form = within(screen.getByRole('dialog'))
    fireEvent.change(form.getByLabelText(new RegExp(`^${label}`)), { target: { value: text } })
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }

  it('comes back for more words in an entry that had such words, not for other changes of it', async () => {
    const server = moodServer()
    server.has({ journal_entry: 'I want to die' })
    renderPart(<MoodTab />, server.answers)
    await waitFor(() => expect(crisisCard()).toBeTruthy())
    press(crisis.safe)
    await waitFor(() => expect(crisisCard()).toBeNull())
    await addToTheFirst(messages.texts.victories.label, 'I called my sister')
    await waitFor(() => expect(server.entries[0]?.victories).toBe('I called my sister'))
    expect(crisisCard()).toBeNull()
    await addToTheFirst(messages.texts.journalEntry.label, 'I want to die tonight')
    await waitFor(() => expect(crisisCard()).toBeTruthy())
    expect(server.entries[0]?.journal_entry).toBe('I want to die tonight')
  })

  it('hears from the server about a correction with a phrase that this page does not know', async () => {
    const server = moodServer()
    server.has({ journal_entry: 'A long walk' })
    renderPart(<MoodTab />, {
      ...server.answers,
      'PATCH /api/mood-entry/*': () => json({ ...server.entries[0], support: { level: 3, reasons: [] } }),
    })
    await loaded()
    await addToTheFirst(messages.texts.journalEntry.label, 'words of a later list')
    await waitFor(() => expect(crisisCard()).toBeTruthy())
  })

  it('helps offline, and says that the words are kept here', async () => {
    renderPart(<MoodTab />, {})
    choose('Sad')
    write('challenges', 'there is no reason to live')
    save()
    await waitFor(() => expect(crisisCard()).toBeTruthy())
    expect(await screen.findByText(crisis.written.kept)).toBeTruthy()
    expect(screen.getByText('there is no reason to live')).toBeTruthy()
  })

  it('answers Spanish words in Spanish, whatever the language of the device, and in English when asked', async () => {
    const server = moodServer()
    renderPart(<MoodTab />, server.answers)
    await loaded()
    choose('Sad')
    write('journalEntry', 'ya no quiero vivir, quiero morirme')
    save()
    const card = await screen.findByRole('region', { name: 'Usted importa, y hay ayuda ahora mismo' })
    expect(card.closest('[lang]')?.getAttribute('lang')).toBe('es')
    const call = within(card).getByRole('link', { name: 'Llamar al 988 y oprimir 2' })
    expect(call.getAttribute('href')).toBe('tel:988')
    const text = within(card).getByRole('link', { name: 'Enviar AYUDA al 988' })
    expect(text.getAttribute('href')).toBe('sms:988?body=AYUDA')
    const chat = within(card).getByRole('link', { name: 'Chatear en 988lifeline.org/es' })
    expect(chat.getAttribute('href')).toBe('https://988lifeline.org/es')
    press('English')
    expect(crisisCard()?.closest('[lang]')?.getAttribute('lang')).toBe('en')
    press('Español')
    press('Estoy a salvo')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'English' })).toBeNull())
  })

  it('does not take a figure of speech for a crisis', async () => {
    const server = moodServer()
    renderPart(<MoodTab />, server.answers)
    await loaded()
    choose('Frustrated')
    write('journalEntry', 'The scale is killing me and I am dying for a soda')
    save()
    await waitFor(() => expect(server.entries).toHaveLength(1))
    await loaded()
    expect(crisisCard()).toBeNull()
  })

  it('shows help when the server says level 3', async () => {
    const server = moodServer()
    server.has({ journal_entry: 'I thought about suicide' })
    renderPart(<MoodTab />, server.answers)
    await waitFor(() => expect(crisisCard()).toBeTruthy())
  })

  it('notes a trusted person on this device alone and calls them', async () => {
    const server = moodServer()
    server.has({ journal_entry: 'I thought about suicide' })
    const { sent } = renderPart(<MoodTab />, server.answers)
    await waitFor(() => expect(crisisCard()).toBeTruthy())
    press(trusted.trusted)
    const before = sent.length
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Maria' } })
    fireEvent.change(screen.getByLabelText(trusted.phone), { target: { value: 'my sister' } })
    press(trusted.keep)
    expect(screen.getByText(trusted.phoneRefused.replaceAll('\u00A0', ' '))).toBeTruthy()
    fireEvent.change(screen.getByLabelText(trusted.phone), { target: { value: '(555) 010-1234' } })
    press(trusted.keep)
    const call = screen.getByRole('link', { name: 'Call someone I trust: Maria' })
    expect(call.getAttribute('href')).toBe('tel:5550101234')
    expect(sent.length).toBe(before)
  })

  it('answers distress with a gentle card that goes away', async () => {
    const server = moodServer()
    server.has({ mood_rating: 1 })
    renderPart(<MoodTab />, server.answers)
    const card = await screen.findByRole('region', { name: messages.distressTitle })
    expect(within(card).getByRole('link', { name: 'Call 988' }).getAttribute('href')).toBe('tel:988')
    expect(crisisCard()).toBeNull()
    press(messages.notNow)
    expect(screen.queryByRole('region', { name: messages.distressTitle })).toBeNull()
  })

  it('says that nobody reads along', async () => {
    renderPart(<MoodTab />, moodServer().answers)
    expect(await screen.findByText(/Nobody reads your entries live/)).toBeTruthy()
  })

  it.each([
    [2, ['Mood', 'Call 988', 'Energy']],
    [3, ['Mood', 'Energy', 'Call 988']],
  ])('has help right below a mood that is very low, else below all fields: %i', async (rating, order) => {
    renderPart(<MoodTab />, moodServer().answers)
    const slider = screen.getByRole('slider', { name: 'Mood' })
    fireEvent.change(slider, { target: { value: String(rating) } })
    const energy = screen.getByRole('slider', { name: 'Energy' })
    const call = await screen.findByRole('link', { name: 'Call 988' })
    const named = new Map<Element, string>([
      [slider, 'Mood'],
      [energy, 'Energy'],
      [call, 'Call 988'],
    ])
    const found = [...document.querySelectorAll('input, a')].flatMap((element) => named.get(element) ?? [])
    expect(found).toEqual(order)
  })

  it('shows the averages, and a chart with its numbers as a table', async () => {
    const server = moodServer()
    server.has({ mood_rating: 8, energy_level: 4 })
    server.has({ mood_rating: 5, energy_level: 7 })
    renderPart(<MoodTab />, server.answers)
    const trends = within(await screen.findByRole('region', { name: messages.trends }))
    await trends.findByText('6.5')
    expect(trends.getByText('5.5')).toBeTruthy()
    const table = await trends.findByRole('table')
    expect(table.textContent).toContain('8 of 10')
    fireEvent.click(trends.getByRole('radio', { name: 'Energy' }))
    expect(trends.getByRole('table').textContent).toContain('7 of 10')
  })

  it('has the whole scale at the left of the chart, however high the moods are', async () => {
    const server = moodServer()
    server.has({ mood_rating: 9, energy_level: 8 })
    server.has({ mood_rating: 8, energy_level: 8 })
    renderPart(<MoodTab />, server.answers)
    const trends = within(await screen.findByRole('region', { name: messages.trends }))
    const drawn = await trends.findByRole('img')
    const numbers = [...drawn.querySelectorAll('text[text-anchor="end"]')].map(
      ({ textContent }) => textContent,
    )
    expect(numbers).toEqual(expect.arrayContaining(['1', '4', '7', '10']))
  })

  it('lists the last 5, then more page by page', async () => {
    const server = moodServer(10)
    for (let n = 0; n < 28; n += 1) server.has({})
    renderPart(<MoodTab />, server.answers)
    await loaded()
    expect(rows()).toHaveLength(5)
    press(messages.more)
    await waitFor(() => expect(rows()).toHaveLength(20))
    press(messages.more)
    await waitFor(() => expect(rows()).toHaveLength(28))
    expect(screen.queryByRole('button', { name: messages.more })).toBeNull()
  })

  it('rests on a phone as today and how it went: the entries are a line that names the last one', async () => {
    windowIs('narrow')
    const server = moodServer()
    server.has({})
    renderPart(<MoodTab />, server.answers)
    await screen.findByText(/^Last: Content, /)
    expect(screen.queryByRole('list', { name: messages.entries })).toBeNull()
    fireEvent.click(screen.getByRole('heading', { name: messages.entries }))
    const list = await screen.findByRole('list', { name: messages.entries })
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  })

  it('brings an entry back on Undo, and deletes it when the time is over', async () => {
    const server = moodServer()
    server.has({})
    const { host, sentTo } = renderPart(<MoodTab />, server.answers)
    fireEvent.click(await screen.findByRole('button', { name: /^Delete Content/ }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Delete Content/ })).toBeNull())
    act(() => host.calls.notify[0]?.action?.onAction())
    fireEvent.click(await screen.findByRole('button', { name: /^Delete Content/ }))
    expect(sentTo(DELETE)).toHaveLength(0)
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Delete Content/ })).toBeNull())
    act(leavePage)
    await waitFor(() => expect(server.entries).toHaveLength(0))
  })

  it('shows the entry again when the deletion is refused', async () => {
    const server = moodServer()
    server.has({})
    const refusal = () => problem(409, 'conflict', 'It has to stay.')
    renderPart(<MoodTab />, { ...server.answers, [DELETE]: refusal })
    fireEvent.click(await screen.findByRole('button', { name: /^Delete Content/ }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Delete Content/ })).toBeNull())
    act(leavePage)
    await screen.findByText('Not saved. It has to stay.')
    fireEvent.click(screen.getByRole('button', { name: /^Remove Content/ }))
    await screen.findByRole('button', { name: /^Delete Content/ })
  })

  it('reads and corrects an entry whole', async () => {
    const server = moodServer()
    server.has({ journal_entry: 'A long walk' })
    renderPart(<MoodTab />, server.answers)
    fireEvent.click(await screen.findByRole('button', { name: /^Read or edit Content/ }))
    const form = within(screen.getByRole('dialog'))
    expect(form.getByDisplayValue('A long walk')).toBeTruthy()
    fireEvent.click(form.getByRole('radio', { name: 'Happy' }))
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.entries[0]).toMatchObject({ mood_description: 'happy', journal_entry: 'A long walk' })
  })

  it('logs a mood of yesterday, and moves an entry to another time', async () => {
    const server = moodServer()
    renderPart(<MoodTab />, server.answers)
    await screen.findByText(messages.noTrends)
    const yesterday = wallClock(new Date(Date.now() - 86_400_000))
    choose('Hopeful')
    press(log.changeWhen)
    fireEvent.change(screen.getByLabelText(log.when), { target: { value: yesterday } })
    save()
    await waitFor(() => expect(server.entries[0]?.recorded_at).toBe(new Date(yesterday).toISOString()))
    fireEvent.click(await screen.findByRole('button', { name: /^Read or edit Hopeful/ }))
    const form = within(screen.getByRole('dialog'))
    const before = wallClock(new Date(Date.now() - 2 * 86_400_000))
    fireEvent.change(form.getByLabelText(log.when), { target: { value: before } })
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(server.entries[0]?.recorded_at).toBe(new Date(before).toISOString()))
  })

  it('says that the moods did not load and reads them again', async () => {
    const server = moodServer()
    let isDown = true
    renderPart(<MoodTab />, {
      ...server.answers,
      'GET /api/mood-history/*': (request) =>
        isDown
          ? new Error('offline')
          : (server.answers['GET /api/mood-history/*']?.(request) ?? new Error('none')),
    })
    await screen.findByText(messages.failedTitle)
    isDown = false
    press(messages.retry)
    await screen.findByText(messages.noTrends)
  })
})
