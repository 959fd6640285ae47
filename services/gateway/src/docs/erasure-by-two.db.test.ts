import { randomUUID } from 'node:crypto'
import { OPERATOR_REQUEST_DAYS } from '@gb/domain'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { listOf } from '../testing/start-product.js'
import { startConsole } from './testing/console.js'

let desk: Awaited<ReturnType<typeof startConsole>>
/** Tokens by the name on them. */
const tokens = new Map<string, string>()

const as = async (name: string) => {
  const known = tokens.get(name)
  if (known !== undefined) return known
  const { token } = await desk.operators.create(name, ['privacy:erase'], 1)
  tokens.set(name, token)
  return token
}

const call = async (token: string, method: 'GET' | 'POST' | 'DELETE', path: string) => {
  const { status, text } = await desk.ask(token, method, `/api/operator/${path}`)
  const body: Record<string, unknown> = JSON.parse(text)
  return { status, body }
}
const ask = async (name: string, userId: string) => call(await as(name), 'POST', `people/${userId}/erasure`)
const confirm = async (name: string, userId: string) =>
  call(await as(name), 'POST', `people/${userId}/erasure/confirm`)
const withdraw = async (name: string, userId: string) =>
  call(await as(name), 'DELETE', `people/${userId}/erasure`)
const listed = async (userId: string) => {
  const { body } = await call(await as('Olga'), 'GET', 'erasure-requests')
  return listOf(body.requests).filter(({ user_id: id }) => id === userId)
}
const standing = async (userId: string) => {
  const { rows } = await desk.pool.query<{ leaving: boolean }>(
    'SELECT erase_at IS NOT NULL AS leaving FROM profile.profile WHERE user_id = $1',
    [userId],
  )
  return rows[0]?.leaving
}
/** As if so much time had gone by since it was asked for. */
const age = (userId: string, interval: string) =>
  desk.pool.query(
    `UPDATE profile.profile SET erasure_asked_at = erasure_asked_at - $2::interval WHERE user_id = $1`,
    [userId, interval],
  )

beforeAll(async () => {
  desk = await startConsole()
})
afterAll(() => desk.close())

describe('an erasure by operators', () => {
  it('touches nothing before a second person confirms it, and then leaves as its owner would', async () => {
    const me = await desk.signUp()
    const asked = await ask('Olga', me.userId)
    expect(asked).toMatchObject({ status: 200, body: { user_id: me.userId, asked_by: 'Olga' } })
    expect(await listed(me.userId)).toEqual([expect.objectContaining({ asked_by: 'Olga' })])
    expect(await standing(me.userId)).toBe(false)
    expect((await me.call('GET', `/api/profile/${me.userId}`)).status).toBe(200)

    const confirmed = await confirm('Pedro', me.userId)
    expect(confirmed).toMatchObject({ status: 200, body: { user_id: me.userId } })
    expect(await standing(me.userId)).toBe(true)
    expect(await listed(me.userId)).toEqual([])
    // Told at once that it leaves, and kept by a device of theirs.
    expect((await me.call('GET', `/api/profile/${me.userId}`)).status).toBe(410)
    expect((await me.call('POST', `/api/profile/${me.userId}/undelete`)).status).toBe(200)
    expect(await standing(me.userId)).toBe(false)
  })

  it('is not confirmed by who asked, however their name is written, nor by another token of theirs', async () => {
    const { userId } = await desk.signUp()
    expect((await ask('Maria Peña', userId)).status).toBe(200)
    const { token: second } = await desk.operators.create('Maria Peña', ['privacy:erase'], 1)
    const same = ['Maria Peña', 'maria  peña', ' MARIA PEÑA ', 'Maria Pen\u0303a']
    for (const name of same) expect((await confirm(name, userId)).status).toBe(409)
    expect((await call(second, 'POST', `people/${userId}/erasure/confirm`)).status).toBe(409)
    expect(await standing(userId)).toBe(false)
  })

  it('needs the scope, a reason and the word, for asking as for confirming', async () => {
    const { userId } = await desk.signUp()
    const { token } = await desk.operators.create('Nosy', ['health:read', 'profile:write'], 1)
    for (const path of [`people/${userId}/erasure`, `people/${userId}/erasure/confirm`]) {
      expect((await call(token, 'POST', path)).status).toBe(403)
      const url = `/api/operator/${path}`
      expect((await desk.ask(await as('Olga'), 'POST', url, { reason: null })).status).toBe(400)
      expect((await desk.ask(await as('Olga'), 'POST', url, { confirm: null })).status).toBe(400)
    }
    expect(await listed(userId)).toEqual([])
  })

  it('is not there for nobody, not twice, and not when nobody asked', async () => {
    const { userId } = await desk.signUp()
    expect((await ask('Olga', randomUUID())).status).toBe(404)
    expect((await confirm('Pedro', randomUUID())).status).toBe(404)
    expect((await confirm('Pedro', userId)).status).toBe(404)
    expect((await withdraw('Pedro', randomUUID())).status).toBe(404)
    expect((await withdraw('Pedro', userId)).status).toBe(200)
    const first = await ask('Olga', userId)
    expect(await ask('Olga', userId)).toEqual(first)
    const colleague = await ask('Pedro', userId)
    expect(colleague.status).toBe(409)
    expect(colleague.body.message).toContain('Olga')
  })

  it('can be taken back by either, and is then nothing that could be confirmed', async () => {
    const { userId } = await desk.signUp()
    await ask('Olga', userId)
    expect((await withdraw('Pedro', userId)).status).toBe(200)
    expect((await confirm('Pedro', userId)).status).toBe(404)
    expect(await standing(userId)).toBe(false)
  })

  it('lapses: a request of long ago is not confirmed, and can be asked anew by a colleague', async () => {
    const { userId } = await desk.signUp()
    await ask('Olga', userId)
    await age(userId, `${OPERATOR_REQUEST_DAYS} days -1 minute`)
    expect(await listed(userId)).toHaveLength(1)
    await age(userId, '2 minutes')
    expect(await listed(userId)).toEqual([])
    expect((await confirm('Pedro', userId)).status).toBe(404)
    expect(await ask('Pedro', userId)).toMatchObject({ status: 200, body: { asked_by: 'Pedro' } })
    expect((await confirm('Olga', userId)).status).toBe(200)
  })

  it('happens once, whoever confirms at the same moment', async () => {
    const { userId } = await desk.signUp()
    await ask('Olga', userId)
    const names = ['Pedro', 'Quentin', 'Rosa', 'Sven']
    for (const name of names) await as(name)
    const statuses = (await Promise.all(names.map((name) => confirm(name, userId)))).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  it('is over when the owner leaves and thinks again: nobody confirms it afterwards', async () => {
    const me = await desk.signUp()
    await ask('Olga', me.userId)
    await me.raw('DELETE', `/api/profile/${me.userId}`)
    expect((await confirm('Pedro', me.userId)).status).toBe(409)
    expect((await me.call('POST', `/api/profile/${me.userId}/undelete`)).status).toBe(200)
    expect((await confirm('Pedro', me.userId)).status).toBe(404)
    expect(await standing(me.userId)).toBe(false)
  })

  it('stands in the audit log with both names and both reasons', async () => {
    const { userId } = await desk.signUp()
    await ask('Olga', userId)
    await confirm('Pedro', userId)
    const lines = await desk.operators.audit(Number.MAX_SAFE_INTEGER, 10)
    const about = lines.filter(({ subject }) => subject === `user_id=${userId}`)
    expect(about.map(({ name, reason }) => [name, reason])).toEqual([
      ['Pedro', 'A test needs it.'],
      ['Olga', 'A test needs it.'],
    ])
  })
})
