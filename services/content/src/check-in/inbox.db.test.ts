import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { CHECK_IN_ANSWER_HOURS } from '@gb/domain'
import { forEveryone, Sql, statement } from '@gb/service-kit'
import { startContent } from '../testing/start-content.js'
import { CheckInTexts } from './check-in-texts.js'
import { CheckInRepository } from './check-in.repository.js'
import { InboxController } from './inbox.controller.js'

let content: Awaited<ReturnType<typeof startContent>>
let maria: string

const run = (text: string, values: unknown[] = []) =>
  forEveryone(() =>
    content.app.get(Sql, { strict: false }).query(statement(`test_inbox_${text.length}`, text), values),
  )

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.app.close())
beforeEach(async () => {
  await run('DELETE FROM content.check_in')
  maria = content.people.join()
  content.people.told.length = 0
  content.people.mailIsDown = false
  content.note.mockClear()
})

/** Sends a message that is some hours old, and answers its path in the inbox. */
const send = async (message: string, hoursAgo = 0, as = maria): Promise<string> => {
  const { body } = await content.call('POST', '/api/premium-checkin', as, { user_id: as, message })
  await run(
    `UPDATE content.check_in SET sent_at = date_trunc('milliseconds', now() - make_interval(hours => $2))
     WHERE entry_id = $1`,
    [body.entry_id, hoursAgo],
  )
  return `check-ins/${as}/${String(body.entry_id)}`
}

const inbox = async (query = '') => {
  const { status, body } = await content.operator('GET', `check-ins${query}`)
  expect(status).toBe(200)
  return body as unknown as {
    waiting: number
    overdue: number
    urgent: number
    entries: Record<string, unknown>[]
    next_before: string | null
  }
}
const mine = async () =>
  ((await content.call('GET', `/api/premium-checkin/${maria}`, maria)).body.entries as object[])[0]

describe(InboxController.name, () => {
  it('shows what waits, the oldest first, with what is overdue and what is urgent', async () => {
    await send('Fresh.')
    await send('Old.', CHECK_IN_ANSWER_HOURS + 1)
    await send('I want to die.', 1)
    const { waiting, overdue, entries } = await inbox()
    expect([waiting, overdue]).toEqual([3, 1])
    expect(entries.map((entry) => [entry.message, entry.overdue, entry.crisis])).toEqual([
      ['Old.', true, false],
      ['I want to die.', false, true],
      ['Fresh.', false, false],
    ])
    expect(entries[0]).toMatchObject({ user_id: maria, status: 'sent', answered_by: null })
  })

  it('counts and shows what cannot wait, wherever it stands in the list', async () => {
    for (const hours of [9, 8, 7]) await send(`How is it after ${hours} hours?`, hours)
    await send('Chest pain since this morning.', 2)
    const taken = await send('I want to die.', 1)
    expect(await inbox('?limit=1')).toMatchObject({ waiting: 5, urgent: 2, entries: [{ crisis: false }] })
    const first = await inbox('?part=urgent&limit=1')
    const second = await inbox(`?part=urgent&limit=1&before=${first.next_before}`)
    expect([...first.entries, ...second.entries].map(({ message }) => message)).toEqual([
      'Chest pain since this morning.',
      'I want to die.',
    ])
    expect(second.next_before).toBeNull()
    await content.operator('PUT', `${taken}/assignment`, {})
    expect((await inbox('?part=urgent&assigned=me')).entries).toMatchObject([{ message: 'I want to die.' }])
    expect((await inbox('?part=urgent&assigned=nobody')).entries).toHaveLength(1)
    await content.operator('POST', `${taken}/reply`, { reply: 'Please call 988 now.' })
    expect(await inbox()).toMatchObject({ waiting: 4, urgent: 1 })
  })

  /** Messages that came before there was any limit of a day. */
  const keepMany = async (messages: readonly string[]): Promise<void> => {
    const texts = content.app.get(CheckInTexts, { strict: false })
    const checkIns = content.app.get(CheckInRepository, { strict: false })
    await forEveryone(async () => {
      for (const message of messages) {
        const entryId = randomUUID()
        await checkIns.insert({
          userId: maria,
          entryId,
          message: texts.sealMessage(maria, entryId, message),
        })
      }
    })
  }

  it('counts and shows what cannot wait, however many were written before it', async () => {
    await keepMany(Array.from({ length: 210 }, () => 'A plateau?'))
    await keepMany(['I want to die.'])
    expect(await inbox('?limit=1')).toMatchObject({ waiting: 211, unassigned: 211, urgent: 1 })
    expect((await inbox('?part=urgent')).entries).toMatchObject([{ message: 'I want to die.' }])
  })

  it('reads what waits once, and opens no message again to count it', async () => {
    await keepMany(['A plateau?', 'Chest pain since this morning.', 'Hm?'])
    await inbox('?part=urgent')
    const asked = jest.spyOn(content.app.get(Sql, { strict: false }), 'query')
    const opened = jest.spyOn(content.app.get(CheckInTexts, { strict: false }), 'open')
    expect(await inbox('?part=urgent')).toMatchObject({ waiting: 3, urgent: 1 })
    const names = asked.mock.calls.map(([{ name }]) => name)
    const messages = opened.mock.calls.length
    asked.mockRestore()
    opened.mockRestore()
    expect(names).toEqual(['check_ins_that_wait', 'check_ins_by_ids'])
    expect(messages).toBe(1)
  })

  it('looks again at an id that was erased and written anew', async () => {
    const entry_id = randomUUID()
    const write = (message: string) =>
      content.call('POST', '/api/premium-checkin', maria, { user_id: maria, entry_id, message })
    await write('A plateau?')
    expect(await inbox()).toMatchObject({ urgent: 0 })
    await run('DELETE FROM content.check_in')
    await write('I want to die.')
    expect(await inbox()).toMatchObject({ waiting: 1, urgent: 1 })
  })

  it('marks what a message itself tells of the body, and nothing else', async () => {
    await send("Can't keep water down since last night.", 3)
    await send('Chest pain since this morning.', 2)
    await send('How do I get more protein?', 1)
    const { entries } = await inbox()
    const levels = entries.map(({ body }) => (body as { level: string }[]).map(({ level }) => level))
    expect(levels).toEqual([['surgeon_now'], ['emergency'], []])
  })

  it('writes down whose messages an operator was shown, each person once', async () => {
    const noah = content.people.join()
    await send('First.', 3)
    await send('Of Noah.', 2, noah)
    await send('Second.', 1)
    await inbox()
    const olga = expect.objectContaining({ tokenId: 'olga' })
    expect(content.note.mock.calls).toEqual([
      [olga, 'check-in shown', [`user_id=${maria}`, `user_id=${noah}`]],
    ])
  })

  it('shows no message when it cannot be written down who reads it', async () => {
    await send('Unseen.')
    content.note.mockRejectedValueOnce(new Error('no log today'))
    const { status, body } = await content.operator('GET', 'check-ins')
    expect([status, JSON.stringify(body).includes('Unseen')]).toEqual([500, false])
  })

  it('pages what waits without a gap', async () => {
    for (const hours of [5, 4, 3]) await send(`${hours} hours`, hours)
    const first = await inbox('?limit=2')
    const second = await inbox(`?limit=2&before=${first.next_before}`)
    const all = [...first.entries, ...second.entries].map(({ message }) => message)
    expect(all).toEqual(['5 hours', '4 hours', '3 hours'])
    expect(second.next_before).toBeNull()
  })

  it('marks a message as seen once, which the person is shown', async () => {
    const path = await send('Hello.')
    const seen = await content.operator('POST', `${path}/seen`)
    expect(seen).toMatchObject({
      status: 200,
      body: { status: 'seen', seen_at: expect.stringMatching(/Z$/) },
    })
    expect((await content.operator('POST', `${path}/seen`)).body.seen_at).toBe(seen.body.seen_at)
    expect(await mine()).toMatchObject({ status: 'seen', seen_at: seen.body.seen_at, reply: null })
  })

  it('answers a message: the person reads it, is told by mail, and it leaves what waits', async () => {
    const path = await send('A plateau?')
    const { status, body } = await content.operator('POST', `${path}/reply`, {
      reply: ' Most people have one. ',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'answered', reply: 'Most people have one.', answered_by: 'Olga' })
    expect(body.seen_at).toBe(body.answered_at)
    expect(content.people.told).toEqual([maria])
    const shown = await mine()
    expect(shown).toMatchObject({ status: 'answered', reply: 'Most people have one.' })
    expect(shown).not.toHaveProperty('answered_by')
    expect(await inbox()).toMatchObject({ waiting: 0, entries: [] })
    expect((await inbox('?part=answered')).entries).toMatchObject([{ reply: 'Most people have one.' }])
  })

  it('keeps the reply sealed', async () => {
    await content.operator('POST', `${await send('Hm?')}/reply`, { reply: 'A confidential answer.' })
    const [stored] = await run('SELECT reply FROM content.check_in')
    expect(Buffer.isBuffer(stored?.reply) && stored.reply.toString('latin1')).not.toContain('confidential')
  })

  it('takes the same answer again without a second mail, and no other one', async () => {
    const path = await send('Twice?')
    const first = await content.operator('POST', `${path}/reply`, { reply: 'Yes.' })
    const again = await content.operator('POST', `${path}/reply`, { reply: 'Yes.' })
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect(await content.operator('POST', `${path}/reply`, { reply: 'No.' })).toMatchObject({
      status: 409,
      body: { error: 'conflict' },
    })
    expect(content.people.told).toEqual([maria])
  })

  it('takes one of two answers that come at once', async () => {
    const path = await send('Who?')
    const answers = await Promise.all(
      ['One.', 'Two.'].map((reply) => content.operator('POST', `${path}/reply`, { reply })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(content.people.told).toEqual([maria])
  })

  it('stores no answer when the person cannot be told, so that it can be sent again', async () => {
    const path = await send('Lost?')
    content.people.mailIsDown = true
    expect((await content.operator('POST', `${path}/reply`, { reply: 'No.' })).status).toBe(500)
    expect(await mine()).toMatchObject({ status: 'sent', reply: null })
    content.people.mailIsDown = false
    expect((await content.operator('POST', `${path}/reply`, { reply: 'No.' })).status).toBe(200)
  })

  it('knows no message of somebody else under the same id', async () => {
    const id = (await send('Mine.')).split('/').at(-1)
    const noah = content.people.join()
    const refused = [
      await content.operator('POST', `check-ins/${noah}/${id}/seen`),
      await content.operator('POST', `check-ins/${noah}/${id}/reply`, { reply: 'Hello.' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404])
  })

  it.each([{}, { reply: '  ' }, { reply: 'x'.repeat(5001) }, { reply: 7 }])(
    'refuses the answer %j',
    async (body) => {
      const path = await send('Hm.')
      expect((await content.operator('POST', `${path}/reply`, body)).status).toBe(400)
    },
  )
})
