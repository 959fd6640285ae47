import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { isBody, listOf } from '../testing/start-product.js'
import { startConsole } from './testing/console.js'

let desk: Awaited<ReturnType<typeof startConsole>>
let reader: string
let olga: Awaited<ReturnType<typeof desk.operators.create>>
let paul: Awaited<ReturnType<typeof desk.operators.create>>

const somebody = async (): Promise<string> => (await desk.signUp('UTC')).userId

const audit = async (query: string) => {
  const { status, text } = await desk.ask(reader, 'GET', `/api/operator/audit?${query}`)
  const body: unknown = JSON.parse(text)
  if (!isBody(body)) throw new Error(text)
  const entries = status === 200 ? listOf(body.entries) : []
  return {
    status,
    next: body.next_before,
    lines: entries.map(({ name, subject }) => `${String(name)} ${String(subject)}`),
    actions: entries.map(({ action }) => action),
  }
}

let maria: string
let noah: string

beforeAll(async () => {
  desk = await startConsole()
  reader = (await desk.operators.create('Rita Reader', ['audit:read'], 1)).token
  olga = await desk.operators.create('Olga Night', ['health:read'], 1)
  paul = await desk.operators.create('Paul Day', ['health:read'], 1)
  maria = await somebody()
  noah = await somebody()
  for (const [{ token }, person] of [
    [olga, maria],
    [olga, noah],
    [paul, maria.toUpperCase()],
  ] as const)
    await desk.ask(token, 'GET', `/api/operator/people/${person}`)
})
afterAll(() => desk.close())

describe('the audit log', () => {
  it('says what was done to one person, however the id was written', async () => {
    for (const id of [maria, maria.toUpperCase()]) {
      const { lines } = await audit(`user_id=${id}`)
      expect(lines).toEqual([`Paul Day user_id=${maria.toUpperCase()}`, `Olga Night user_id=${maria}`])
    }
  })

  it('says what one operator did, under all tokens of the name, and what one token did', async () => {
    const second = await desk.operators.create('Olga Night', ['health:read'], 1)
    await desk.ask(second.token, 'GET', `/api/operator/people/${noah}`)
    const all = (await audit('operator=Olga%20Night')).actions
    expect(all.filter((action) => action === 'GET /api/operator/people/:user_id')).toHaveLength(3)
    const { lines } = await audit(`token_id=${olga.row.tokenId}`)
    expect(lines).toEqual([`Olga Night user_id=${noah}`, `Olga Night user_id=${maria}`, 'Olga Night null'])
  })

  it('takes them together, and finds nothing where nothing was done', async () => {
    expect((await audit(`user_id=${maria}&operator=Paul%20Day`)).lines).toHaveLength(1)
    expect((await audit(`user_id=${noah}&operator=Paul%20Day`)).lines).toEqual([])
    expect((await audit(`user_id=${randomUUID()}`)).lines).toEqual([])
    expect((await audit('operator=Olga')).lines).toEqual([])
  })

  it('pages what it found without a gap, and says when that is all', async () => {
    const first = await audit(`token_id=${olga.row.tokenId}&limit=2`)
    const second = await audit(`token_id=${olga.row.tokenId}&limit=2&before=${String(first.next)}`)
    expect([...first.lines, ...second.lines]).toHaveLength(3)
    expect([first.next === null, second.next]).toEqual([false, null])
    const third = await audit(`token_id=${olga.row.tokenId}&limit=3`)
    expect([third.lines.length, third.next]).toEqual([3, null])
  })

  it('writes down that it was asked', async () => {
    await audit(`user_id=${noah}`)
    expect((await audit('operator=Rita%20Reader&limit=2')).actions[1]).toBe('GET /api/operator/audit')
  })

  it.each(['user_id=maria', 'token_id=olga', `operator=${'x'.repeat(101)}`, 'operator=%20', 'name=Olga'])(
    'refuses %s',
    async (query) => {
      expect((await audit(query)).status).toBe(400)
    },
  )

  it('asks by an index, however long it is', async () => {
    await desk.pool.query(
      `INSERT INTO profile.operator_audit (seq, at, token_id, name, action, subject, previous_hash, hash)
       SELECT 1000 + n, now(), 'ffffffffffff', 'Nobody', 'GET', 'user_id=' || gen_random_uuid(), '', ''
       FROM generate_series(1, 5000) AS n`,
    )
    await desk.pool.query('ANALYZE profile.operator_audit')
    const planOf = async (condition: string) => {
      const { rows } = await desk.pool.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN SELECT seq FROM profile.operator_audit WHERE seq < 9999 AND ${condition} ORDER BY seq DESC LIMIT 50`,
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    const words = `string_to_array(lower(subject), ' ') @> ARRAY['user_id=' || lower('${maria}'::text)]`
    expect(await planOf(words)).toContain('operator_audit_by_subject')
    expect(await planOf(`token_id = '${paul.row.tokenId}'`)).toContain('operator_audit_by_token')
    expect(await planOf(`name = 'Paul Day'`)).toContain('operator_audit_by_name')
  })
})
