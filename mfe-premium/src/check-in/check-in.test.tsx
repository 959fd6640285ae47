import { crisisCatalog } from '@gb/help'
import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { json, problem, renderPart } from '../shared/testing/render-part'
import { CheckIn } from './check-in'
import { EarlierMessages } from './earlier-messages'

const help = crisisCatalog.in('en')

afterEach(cleanup)

const MESSAGE = {
  entry_id: '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
  message: 'My weight has not moved.\nWhat can I try?',
  status: 'answered',
  sent_at: '2026-11-19T08:30:00.000Z',
  seen_at: '2026-11-19T09:00:00.000Z',
  reply: 'That is a plateau, and most people have one.',
  answered_at: '2026-11-19T10:00:00.000Z',
}

const CREATOR = 'Gastric Buddy'
const thread = (entries: object[]) => () =>
  json({ creator: CREATOR, answer_within_hours: 72, entries, next_before: null })

const answer = (crisis: boolean) => () =>
  json({ ...MESSAGE, status: 'sent', response: `Your message has been sent to ${CREATOR}!`, crisis }, 201)

const open = (answers: Parameters<typeof renderPart>[1] = {}) =>
  renderPart(<CheckIn userId="u1" />, {
    'GET /api/premium-checkin/u1': thread([]),
    'POST /api/premium-checkin': answer(false),
    ...answers,
  })

const write = async (text: string) => {
  await userEvent.type(await screen.findByLabelText('Your message'), text)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
}

describe(CheckIn.name, () => {
  it.each([
    [CREATOR, `Write to ${CREATOR}`],
    ['Sunrise Clinic team', 'Write to the Sunrise Clinic team'],
    ['Dr. Kim', 'Write to Dr. Kim'],
  ])('is addressed to %s', async (creator, title) => {
    const answered = () => json({ creator, answer_within_hours: 72, entries: [], next_before: null })
    open({ 'GET /api/premium-checkin/u1': answered })
    expect(await screen.findByRole('region', { name: title })).toBeTruthy()
  })

  it('shows what was written and answered', async () => {
    open({ 'GET /api/premium-checkin/u1': thread([MESSAGE]) })
    expect(await screen.findByText('That is a plateau, and most people have one.')).toBeTruthy()
    expect(screen.getByText('Answered')).toBeTruthy()
  })

  it('sends a message, says to whom, and empties the field', async () => {
    const { host, sentTo } = open()
    await write('  Hello there  ')
    await screen.findByText('Nothing here yet')
    const body: unknown = await sentTo('POST /api/premium-checkin')[0]?.request.json()
    expect(body).toMatchObject({ user_id: 'u1', message: 'Hello there' })
    expect(host.calls.notify).toMatchObject([{ text: `Your message has been sent to ${CREATOR}!` }])
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('cannot send blanks', async () => {
    open()
    await userEvent.type(await screen.findByLabelText('Your message'), '   ')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  })

  it('keeps the words when sending fails, and sends the same message again', async () => {
    let isBroken = true
    const { sentTo } = open({
      'POST /api/premium-checkin': () => (isBroken ? new Error('offline') : answer(false)()),
    })
    await write('Hello')
    expect(await screen.findByText('Error sending message. Please try again.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Hello')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('Nothing here yet')
    const ids = await Promise.all(
      sentTo('POST /api/premium-checkin').map(async ({ request }) => {
        const body: unknown = await request.json()
        return typeof body === 'object' && body !== null && 'entry_id' in body ? body.entry_id : null
      }),
    )
    expect(new Set(ids).size).toBe(1)
  })

  it('says in the words of the server that the day is used up', async () => {
    const words = 'You have sent 3 messages today. Please write again tomorrow.'
    open({ 'POST /api/premium-checkin': () => problem(429, 'too_many_requests', words) })
    await write('Hello')
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('says that premium has ended, and leads to it', async () => {
    const { host } = open({
      'POST /api/premium-checkin': () => problem(402, 'premium_required', 'This is part of Premium.'),
    })
    await write('Hello')
    expect(await screen.findByText('Your message was not sent. This is part of Premium.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'See Premium' }))
    expect(host.calls.openUpgrade).toEqual([{ kind: 'premium-tab' }])
  })

  it('still has what was typed and not sent after the section was left', async () => {
    const { queries, unmount } = open({ 'POST /api/premium-checkin': () => new Error('offline') })
    await write('Hello')
    await screen.findByText('Error sending message. Please try again.')
    unmount()
    expect(queries.getQueryData(['check-in-draft', 'u1'])).toBe('Hello')
  })

  it('puts help on top when the message calls for it, and one tap closes it', async () => {
    open({ 'POST /api/premium-checkin': answer(true) })
    await write('I want to die')
    const card = within(await screen.findByRole('region', { name: help.title }))
    const href = (name: string) => card.getByRole('link', { name }).getAttribute('href')
    expect(href('Call 988')).toBe('tel:988')
    expect(href('Text 988')).toBe('sms:988')
    expect(href('Chat at 988lifeline.org')).toBe('https://988lifeline.org')
    expect(card.getByText(help.written.saved)).toBeTruthy()
    expect(card.getByRole('button', { name: 'Call someone I trust' })).toBeTruthy()
    await userEvent.click(card.getByRole('button', { name: 'I am safe' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: help.title })).toBeNull())
  })

  it.each([
    ['there is no connection', () => new Error('offline')],
    ['premium has ended', () => problem(402, 'premium_required', 'This is part of Premium.')],
    ['the day is used up', () => problem(429, 'too_many_requests', 'Please write again tomorrow.')],
  ])('puts help on top also when %s, and says that nothing was sent', async (_, refusal) => {
    open({ 'POST /api/premium-checkin': refusal })
    await write('I want to die')
    const card = await screen.findByRole('region', { name: help.title })
    expect(within(card).getByText(help.written.unsaved)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('I want to die')
  })

  it('helps where the words are known to the page alone', async () => {
    open({ 'POST /api/premium-checkin': answer(false) })
    await write('I want to die')
    expect(await screen.findByRole('region', { name: help.title })).toBeTruthy()
  })
})

describe(EarlierMessages.name, () => {
  const READ = 'GET /api/premium-checkin/u1'

  it('leaves the answers to read after premium has ended, without a way to write', async () => {
    renderPart(<EarlierMessages userId="u1" />, { [READ]: thread([MESSAGE]) })
    expect(await screen.findByText('That is a plateau, and most people have one.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('takes no room for somebody who never wrote', async () => {
    const { container, sentTo } = renderPart(<EarlierMessages userId="u1" />, { [READ]: thread([]) })
    await waitFor(() => expect(sentTo(READ)).toHaveLength(1))
    expect(container.textContent).toBe('')
  })
})
