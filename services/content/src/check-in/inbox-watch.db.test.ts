import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { CHECK_IN_ANSWER_HOURS } from '@gb/domain'
import { forEveryone, Metrics, Sql, statement } from '@gb/service-kit'
import { startContent } from '../testing/start-content.js'
import { CheckInRepository } from './check-in.repository.js'
import { InboxWatch } from './inbox-watch.js'

let content: Awaited<ReturnType<typeof startContent>>
let maria: string

const run = (text: string, values: unknown[] = []) =>
  forEveryone(() =>
    content.app.get(Sql, { strict: false }).query(statement(`test_watch_${text.length}`, text), values),
  )

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.app.close())
beforeEach(async () => {
  await run('DELETE FROM content.check_in')
  maria = content.people.join()
})

/** Sends a message that is some hours old, and answers its path in the inbox. */
const send = async (message: string, hoursAgo = 0): Promise<string> => {
  const { body } = await content.call('POST', '/api/premium-checkin', maria, { user_id: maria, message })
  await run('UPDATE content.check_in SET sent_at = now() - make_interval(hours => $2) WHERE entry_id = $1', [
    body.entry_id,
    hoursAgo,
  ])
  return `check-ins/${maria}/${String(body.entry_id)}`
}

/** What Prometheus reads of the inbox. */
const told = async (): Promise<Record<string, number>> => {
  const text = await content.app.get(Metrics, { strict: false }).text()
  return Object.fromEntries(
    [...text.matchAll(/^(check_ins_\S+) (\S+)$/gm)].map(([, name = '', value]) => [name, Number(value)]),
  )
}
const look = () => content.app.get(InboxWatch, { strict: false }).look()

describe(InboxWatch.name, () => {
  it('wakes nobody for what is answered soon', async () => {
    await send('I binged again and could not stop, so ashamed.')
    await look()
    expect(await told()).toMatchObject({ check_ins_waiting: 1, 'check_ins_urgent{state="open"}': 0 })
  })

  it('tells what waits, what is overdue, what cannot wait and since when', async () => {
    await send('A plateau?', CHECK_IN_ANSWER_HOURS + 1)
    const taken = await send('I want to die.', 2)
    await send('Chest pain since this morning.', 1)
    await content.operator('PUT', `${taken}/assignment`, {})
    await look()
    const { check_ins_urgent_lag_seconds: lag, ...counts } = await told()
    expect(counts).toEqual({
      check_ins_waiting: 3,
      check_ins_overdue: 1,
      'check_ins_urgent{state="open"}': 1,
      'check_ins_urgent{state="taken"}': 1,
    })
    expect(Math.round((lag ?? 0) / 3600)).toBe(2)
    await content.operator('POST', `${taken}/reply`, { reply: 'Please call 988 now.' })
    await look()
    expect(await told()).toMatchObject({ check_ins_waiting: 2, 'check_ins_urgent{state="taken"}': 0 })
  })

  it('says that nobody waits, and not nothing', async () => {
    await look()
    expect(await told()).toEqual({
      check_ins_waiting: 0,
      check_ins_overdue: 0,
      check_ins_urgent_lag_seconds: 0,
      'check_ins_urgent{state="open"}': 0,
      'check_ins_urgent{state="taken"}': 0,
    })
  })

  it('tells no figure of before while the inbox cannot be read, and counts that', async () => {
    await look()
    const read = jest
      .spyOn(content.app.get(CheckInRepository, { strict: false }), 'thatWait')
      .mockRejectedValueOnce(new Error('no database today'))
    await expect(look()).rejects.toThrow('no database')
    read.mockRestore()
    expect(await told()).toEqual({})
    expect(await content.app.get(Metrics, { strict: false }).text()).toContain(
      'metrics_read_failures_total{name="check_ins_urgent"} 1',
    )
    await look()
    expect(await told()).toMatchObject({ check_ins_waiting: 0 })
  })

  it('asks one statement, and none for whoever asks for figures', async () => {
    await send('I want to die.')
    await look()
    const asked = jest.spyOn(content.app.get(Sql, { strict: false }), 'query')
    await look()
    await told()
    const names = asked.mock.calls.map(([{ name }]) => name)
    asked.mockRestore()
    expect(names).toEqual(['check_ins_that_wait'])
  })
})
