import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { CHECK_IN_LENGTH, CHECK_INS_PER_DAY } from '@gb/domain'
import { ContentDataPort, forEveryone, Sql, statement } from '@gb/service-kit'
import { startContent } from '../testing/start-content.js'
import { CheckInController } from './check-in.controller.js'

let content: Awaited<ReturnType<typeof startContent>>
let maria: string

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.app.close())
beforeEach(() => {
  maria = content.people.join()
  content.people.healthData = 'given'
})

const rows = (text: string, values: unknown[] = []) =>
  forEveryone(() =>
    content.app.get(Sql, { strict: false }).query(statement(`test_${text.length}`, text), values),
  )

const send = async (message: unknown, more: object = {}, key?: string) => {
  // Messages of one millisecond stand in the order of their ids, and a quick machine takes two within one.
  await setTimeout(2)
  return content.call('POST', '/api/premium-checkin', maria, { user_id: maria, message, ...more }, key)
}
const thread = async (as = maria, query = '') =>
  (await content.call('GET', `/api/premium-checkin/${as}${query}`, as)).body as {
    entries: Record<string, unknown>[]
    next_before: string | null
  }

describe(CheckInController.name, () => {
  it('stores a message and says so in the words of the product rules', async () => {
    const { status, body } = await send('  My weight has not moved. What can I try?\n')
    expect(status).toBe(201)
    expect(body).toEqual({
      entry_id: expect.any(String),
      message: 'My weight has not moved. What can I try?',
      status: 'sent',
      sent_at: expect.stringMatching(/Z$/),
      seen_at: null,
      reply: null,
      answered_at: null,
      response: 'Your message has been sent to Gastric Buddy!',
      crisis: false,
    })
    const { response: _response, crisis: _crisis, ...entry } = body
    expect(await thread()).toMatchObject({ creator: 'Gastric Buddy', entries: [entry] })
  })

  it.each(['', ' \n', '\u200b', '\u3164\u2800', '\u00ad\ufe0f\u202e', '\u0001\u200d\u{e0041}'])(
    'refuses a message in which nothing can be seen: %j',
    async (message) => {
      expect(await send(message)).toMatchObject({ status: 400, body: { errors: [{ field: 'message' }] } })
      expect((await thread()).entries).toEqual([])
    },
  )

  it('keeps what was written sealed', async () => {
    await send('A very secret worry.')
    const [stored] = await rows('SELECT message FROM content.check_in WHERE user_id = $1', [maria])
    expect(Buffer.isBuffer(stored?.message) && stored.message.toString('latin1')).not.toContain('secret')
  })

  it('stores one message once, however often it is sent', async () => {
    const entry = { entry_id: randomUUID() }
    const times = CHECK_INS_PER_DAY.usual + 3
    const answers = await Promise.all(Array.from({ length: times }, () => send('Hello there.', entry)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await thread()).entries).toHaveLength(1)
    expect(await send('Something else.', entry)).toMatchObject({ status: 409, body: { error: 'conflict' } })
  })

  it('gives the stored answer for the same idempotency key', async () => {
    const first = await send('Once.', {}, 'key-1')
    const again = await send('Once.', {}, 'key-1')
    expect(again.body).toEqual(first.body)
    expect((await thread()).entries).toHaveLength(1)
  })

  it('takes five a day, counts no replay, and says what to do then', async () => {
    const first = { entry_id: randomUUID() }
    for (let sent = 0; sent < CHECK_INS_PER_DAY.usual; sent++)
      expect((await send(`Message ${sent}`, sent === 0 ? first : {})).status).toBe(201)
    const refused = await send('One more.')
    expect(refused).toMatchObject({ status: 429, body: { error: 'too_many_requests' } })
    expect(refused.body.message).toContain('call your clinic')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send('Message 0', first)).status).toBe(201)
    expect((await thread()).entries).toHaveLength(CHECK_INS_PER_DAY.usual)
  })

  it('takes words of self-harm also when the messages of the day are used up, and asks for the card', async () => {
    for (let sent = 0; sent < CHECK_INS_PER_DAY.usual; sent++) await send(`Message ${sent}`)
    const { status, body } = await send('I don’t want to be here any more.')
    expect([status, body.crisis]).toEqual([201, true])
    expect((await thread()).entries[0]?.message).toBe('I don’t want to be here any more.')
  })

  it.each([
    ['nothing', undefined],
    ['spaces alone', '  \n '],
    ['too much', 'x'.repeat(CHECK_IN_LENGTH.max + 1)],
    ['a number', 5],
    ['null', null],
    ['a NUL byte', 'a\u0000b'],
  ])('refuses %s and keeps nothing', async (_what, message) => {
    expect((await send(message)).status).toBe(400)
    expect((await thread()).entries).toEqual([])
  })

  it('takes the longest message', async () => {
    expect((await send('ü'.repeat(CHECK_IN_LENGTH.max))).status).toBe(201)
  })

  it('needs premium, the own user_id and the consent on health data', async () => {
    const noah = content.people.join()
    expect((await send('Hello.', { user_id: noah })).status).toBe(403)
    content.people.healthData = 'withdrawn'
    expect(await send('Hello.')).toMatchObject({ status: 403, body: { error: 'consent_required' } })
    content.people.healthData = 'given'
    content.people.lapse(maria)
    expect(await send('Hello.')).toMatchObject({ status: 402, body: { error: 'premium_required' } })
  })

  it('shows a person their own messages alone, also after premium has ended', async () => {
    await send('Mine.')
    content.people.lapse(maria)
    expect((await thread()).entries).toHaveLength(1)
    const noah = content.people.join()
    expect((await thread(noah)).entries).toEqual([])
    expect((await content.call('GET', `/api/premium-checkin/${maria}`, noah)).status).toBe(403)
  })

  it('pages newest first, without a gap', async () => {
    for (const word of ['one', 'two', 'three']) await send(word)
    const first = await thread(maria, '?limit=2')
    const second = await thread(maria, `?limit=2&before=${first.next_before}`)
    expect([...first.entries, ...second.entries].map(({ message }) => message)).toEqual([
      'three',
      'two',
      'one',
    ])
    expect(second.next_before).toBeNull()
  })

  it('is exported in clear for the person, and erased', async () => {
    await send('For my export.')
    const data = content.app.get(ContentDataPort, { strict: false })
    const place = { section: 'check_ins', after: null }
    expect((await data.export(maria, place)).rows).toMatchObject([
      { message: 'For my export.', reply: '', answered_at: null },
    ])
    await data.erase(maria)
    expect((await data.export(maria, place)).rows).toEqual([])
    expect(await rows('SELECT 1 FROM content.throttle WHERE position($1 IN bucket) > 0', [maria])).toEqual([])
  })
})
