import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { type DeclaredFlag, type DeclaredSetting, flagShareOf, type RemoteConfig } from '@gb/domain'
import { Client } from 'pg'
import type { OperatorScope } from '@gb/service-kit'
import { publication, ship, shipShell } from './testing/a-release.js'
import { confirmed } from './testing/confirmed.js'
import { type Replica, startTwoReplicas, type TwoReplicas } from './testing/two-replicas.js'

// Names of this run alone: the rows outlive it.
const run = randomBytes(4).toString('hex')
const nameOf = (word: string) => `mfe-${word}-${run}`
const SHIPPED = nameOf('shipped')
/** As long as a process believes what it read, however quiet it is; see `Held`. */
const TOO_OLD_MS = 30_000

const shown: DeclaredSetting = {
  title: 'Items shown',
  description: 'How many items its card shows.',
  type: 'integer',
  minimum: 1,
  maximum: 12,
  default: 5,
  examples: [8],
}
const foods: DeclaredSetting = {
  title: 'Foods offered',
  description: 'Which foods it offers at first.',
  type: 'array',
  items: { type: 'string', maxLength: 20 },
  maxItems: 3,
  default: ['egg'],
  examples: [[]],
}
const fresh: DeclaredFlag = {
  description: 'Its card has a new look.',
  owner: 'Team A',
  ends: '2099-12-31',
  default: { development: true, test: false, production: false },
}
const DECLARED = { settings: { shown, foods }, flags: { fresh } }

/** What a remote reads that declares these, while nothing was chosen. */
const BY_DEFAULT = { settings: { shown: 5, foods: ['egg'] }, flags: { fresh: true } }
const withFlag = (isOn: boolean) => ({ ...BY_DEFAULT, flags: { fresh: isOn } })

let replicas: TwoReplicas
let one: Replica
let two: Replica

beforeAll(async () => {
  const prepare = (folder: string) => {
    ship(folder, SHIPPED, '1.0.0-aaaa', DECLARED)
    shipShell(folder, { contract: '3.1.0', shared: {} })
  }
  replicas = await startTwoReplicas(prepare)
  ;({ one, two } = replicas)
})
afterAll(() => replicas.stop())

const tokenFor = (scopes: readonly OperatorScope[]) => replicas.tokenFor(scopes)

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const ask = async (
  method: Method,
  path: string,
  body?: object,
  scopes: OperatorScope[] = ['releases:write', 'ops:read'],
  replica = one,
) => {
  const answer = await replica.app.inject({
    method,
    url: `/api/operator/remotes/${path}`,
    headers: {
      authorization: `Bearer ${await tokenFor(scopes)}`,
      'x-reason': 'They asked for it.',
      ...confirmed(path),
    },
    ...(body ? { payload: body } : {}),
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

const publish = (name: string, version: string, declared: object, more: object = {}) =>
  ask('POST', `${name}/releases`, { ...publication(name, version, declared), ...more })

const realNow = Date.now.bind(Date)
let passed = 0

const listOf = async (replica: Replica, cookie: string) => {
  const answer = await replica.app.inject({ url: '/remotes.json', headers: { cookie } })
  const { remotes } = answer.json<{ remotes: { name: string; config?: RemoteConfig }[] }>()
  return { answer, remotes }
}

const readNow = async (remote: string, replica: Replica, cookie: string) =>
  (await listOf(replica, cookie)).remotes.find(({ name }) => name === remote)?.config

/** What a remote reads in the first browser that asks after a while, also where nobody asked meanwhile. */
const expectRead = async (remote: string, expected: unknown, replica: Replica = one, cookie = '') => {
  passed += TOO_OLD_MS
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + passed)
  expect(await readNow(remote, replica, cookie)).toEqual(expected)
}

const cookieOf = ({ jar }: { jar: Map<string, string> }) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

describe('the configuration of a remote', () => {
  it('is what its release declares, with the flags of this environment, also of one that was shipped', async () => {
    await expectRead(SHIPPED, BY_DEFAULT)
    const name = nameOf('published')
    await publish(name, '1.0.0-1111', DECLARED)
    for (const replica of [one, two]) await expectRead(name, BY_DEFAULT, replica)
  })

  it('can be chosen on another replica as soon as the remote was published on one', async () => {
    const name = nameOf('at-once')
    // Now it holds a list that knows nothing of what comes.
    await listOf(two, '')
    await publish(name, '1.0.0-1111', DECLARED)
    const put = await ask('PUT', `${name}/flags/fresh`, { share: 100 }, ['releases:write'], two)
    expect([put.status, put.body.remote]).toEqual([200, name])
  })

  it('is absent where nothing is declared, and what could be chosen is for operators', async () => {
    const name = nameOf('bare')
    await publish(name, '1.0.0-1111', {})
    await expectRead(name, undefined)
    const { answer, remotes } = await listOf(one, '')
    expect(remotes.map((remote) => remote.name)).toContain(name)
    expect(answer.body).not.toMatch(/Items shown|new look|2099-12-31|"settings":\{"shown":\{/)
  })

  it('is what an operator chose, on every replica, also 0 and an empty list; then the default again', async () => {
    expect(await ask('PUT', `${SHIPPED}/settings/shown`, { value: 8 })).toMatchObject({ status: 200 })
    expect(await ask('PUT', `${SHIPPED}/settings/foods`, { value: [] })).toMatchObject({ status: 200 })
    for (const replica of [one, two])
      await expectRead(SHIPPED, { ...BY_DEFAULT, settings: { shown: 8, foods: [] } }, replica)
    const { body } = await ask('GET', `${SHIPPED}/config`)
    expect(body).toMatchObject({
      environment: 'development',
      settings: [
        { name: 'shown', value: 8, is_chosen: true, problem: null, changed_by: 'Olga Support' },
        { name: 'foods', value: [], is_chosen: true },
      ],
      flags: [
        { name: 'fresh', owner: 'Team A', ends: '2099-12-31', is_over: false, default: true, share: null },
      ],
      left_over: [],
    })
    for (const name of ['shown', 'foods']) await ask('DELETE', `${SHIPPED}/settings/${name}`)
    for (const replica of [one, two]) await expectRead(SHIPPED, BY_DEFAULT, replica)
  })

  it('changes the tag of the list, so that no browser keeps the old one', async () => {
    const before = (await listOf(one, '')).answer.headers.etag
    await ask('PUT', `${SHIPPED}/settings/shown`, { value: 9 })
    await expectRead(SHIPPED, { ...BY_DEFAULT, settings: { shown: 9, foods: ['egg'] } })
    expect((await listOf(one, '')).answer.headers.etag).not.toBe(before)
    await ask('DELETE', `${SHIPPED}/settings/shown`)
  })
})

describe('a value that does not fit', () => {
  it.each([
    ['shown', 13, 'value', 'value must be <= 12.'],
    ['shown', 5.5, 'value', 'value must be integer.'],
    ['shown', '8', 'value', 'value must be integer.'],
    ['shown', { deep: 1 }, 'value', 'value must be integer.'],
    ['foods', ['egg', 7], 'value/1', 'value/1 must be string.'],
    ['foods', ['egg', 'a\u202Eb'], 'value/1', 'value/1 must be plain characters, at most 500.'],
    ['foods', ['a\nb'], 'value/0', 'value/0 must be plain characters, at most 500.'],
    ['foods', ['a', 'b', 'c', 'd'], 'value', 'value must NOT have more than 3 items.'],
  ])('of %s: %j is refused with where and why, and changes nothing', async (name, value, field, message) => {
    const { status, body } = await ask('PUT', `${SHIPPED}/settings/${name}`, { value })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(JSON.stringify({ field, message }).slice(1, -1))
    await expectRead(SHIPPED, BY_DEFAULT)
  })

  it.each([{}, { value: null }, { value: 8, other: 1 }, []])('nor does the body %j', async (body) => {
    expect((await ask('PUT', `${SHIPPED}/settings/shown`, body)).status).toBe(400)
  })

  it('is that of a setting that is declared, of a remote that is there', async () => {
    for (const path of [
      `${SHIPPED}/settings/other`,
      `${SHIPPED}/settings/toString`,
      `${SHIPPED}/settings/fresh`,
      'mfe-nobody/settings/shown',
    ])
      expect([path, (await ask('PUT', path, { value: 3 })).status]).toEqual([path, 404])
    for (const path of [`${SHIPPED}/flags/shown`, `${SHIPPED}/flags/constructor`, 'mfe-nobody/flags/fresh'])
      expect([path, (await ask('PUT', path, { share: 3 })).status]).toEqual([path, 404])
    for (const path of [`${SHIPPED}/settings/a%2Fb`, `${SHIPPED}/settings/__proto__`, `Scan/settings/shown`])
      expect([path, (await ask('PUT', path, { value: 3 })).status]).toEqual([path, 400])
    expect((await ask('GET', 'mfe-nobody/config')).status).toBe(404)
  })

  it('any more, after a newer release, gives way to the default and is named; a rollback has it again', async () => {
    const name = nameOf('newer')
    await publish(name, '1.0.0-1111', DECLARED)
    await ask('PUT', `${name}/settings/shown`, { value: 12 })
    await publish(name, '1.0.0-2222', {
      ...DECLARED,
      settings: { shown: { ...shown, maximum: 6, examples: [6] } },
    })
    await expectRead(name, { settings: { shown: 5 }, flags: { fresh: true } }, two)
    const { body } = await ask('GET', `${name}/config`)
    expect(body.settings).toMatchObject([{ value: 5, is_chosen: true, problem: 'value must be <= 6' }])
    await ask('POST', `${name}/rollback`)
    await expectRead(name, { ...BY_DEFAULT, settings: { shown: 12, foods: ['egg'] } }, two)
  })

  it('in one of the releases that somebody is given fits nobody', async () => {
    const name = nameOf('both')
    await publish(name, '1.0.0-1111', DECLARED)
    const stricter = { settings: { shown: { ...shown, maximum: 6, examples: [6] } } }
    await publish(name, '1.0.0-2222', stricter, { hold: true })
    expect((await ask('PUT', `${name}/settings/shown`, { value: 8 })).status).toBe(200)
    await ask('PUT', `${name}/canary`, { version: '1.0.0-2222', share: 10 })
    expect((await ask('PUT', `${name}/settings/shown`, { value: 9 })).status).toBe(400)
    expect((await ask('PUT', `${name}/settings/shown`, { value: 6 })).status).toBe(200)
  })

  it('is left over when nobody declares it any more, and can be forgotten', async () => {
    const name = nameOf('left')
    await publish(name, '1.0.0-1111', DECLARED)
    await ask('PUT', `${name}/settings/shown`, { value: 8 })
    await ask('PUT', `${name}/flags/fresh`, { share: 0 })
    await publish(name, '1.0.0-2222', { settings: { foods } })
    await expectRead(name, { settings: { foods: ['egg'] }, flags: {} })
    expect((await ask('GET', `${name}/config`)).body.left_over).toEqual(['fresh', 'shown'])
    await ask('DELETE', `${name}/flags/fresh`)
    expect((await ask('DELETE', `${name}/settings/shown`)).body.left_over).toEqual([])
  })
})

describe('a flag', () => {
  it('is on for its share of the people, the same on each replica and each time, and for nobody unknown', async () => {
    const name = nameOf('flagged')
    await publish(name, '1.0.0-1111', DECLARED)
    const people = await Promise.all(Array.from({ length: 6 }, () => one.signUp()))
    const places = people.map(({ userId }) => flagShareOf(userId, name, 'fresh')).sort((a, b) => a - b)
    const share = Math.max(1, (places[2] ?? 0) + 1)
    expect((await ask('PUT', `${name}/flags/fresh`, { share })).body.flags).toMatchObject([{ share }])
    for (const replica of [one, two, one]) {
      await expectRead(name, withFlag(false), replica)
      for (const person of people) {
        const expected = flagShareOf(person.userId, name, 'fresh') < share
        await expectRead(name, withFlag(expected), replica, cookieOf(person))
      }
    }
    await ask('PUT', `${name}/flags/fresh`, { share: 100 })
    await expectRead(name, withFlag(true), two)
    await ask('PUT', `${name}/flags/fresh`, { share: 0 })
    for (const person of people) await expectRead(name, withFlag(false), two, cookieOf(person))
    await ask('DELETE', `${name}/flags/fresh`)
    await expectRead(name, withFlag(true), two)
  })

  it('is on for whom operators put on its list, on each replica, and for nobody else', async () => {
    const name = nameOf('tested')
    await publish(name, '1.0.0-1111', {
      flags: {
        fresh: { ...fresh, default: { development: false, test: false, production: false } },
        other: fresh,
      },
    })
    const [tester, other] = await Promise.all([one.signUp(), one.signUp()])
    const [at, off] = [
      { settings: {}, flags: { fresh: true, other: true } },
      { settings: {}, flags: { fresh: false, other: true } },
    ]
    const path = `${name}/flags/fresh/testers/${tester.userId}`
    for (let time = 0; time < 2; time++)
      expect((await ask('PUT', path)).body.flags).toMatchObject([{ testers: 1, share: null }, { testers: 0 }])
    for (const replica of [one, two]) {
      await expectRead(name, at, replica, cookieOf(tester))
      await expectRead(name, off, replica, cookieOf(other))
      await expectRead(name, off, replica)
    }
    await ask('PUT', `${name}/flags/fresh`, { share: 0 })
    await expectRead(name, at, two, cookieOf(tester))
    expect((await ask('DELETE', path)).body.flags).toMatchObject([{ testers: 0 }, { testers: 0 }])
    await expectRead(name, off, two, cookieOf(tester))
    await ask('PUT', path)
    // The default again is that for everybody.
    expect((await ask('DELETE', `${name}/flags/fresh`)).body.flags).toMatchObject([
      { testers: 0, share: null },
      {},
    ])
    await expectRead(name, off, two, cookieOf(tester))
  })

  it('has a list of fifty of those there are, by an operator who may, and the list names nobody', async () => {
    const name = nameOf('listed')
    await publish(name, '1.0.0-1111', DECLARED)
    const people = await Promise.all(Array.from({ length: 51 }, () => one.signUp()))
    const at = (userId: string, flag = 'fresh') => `${name}/flags/${flag}/testers/${userId}`
    const [first = people[0], ...others] = people
    if (!first) throw new Error('nobody signed up')
    expect((await ask('PUT', at(first.userId), undefined, ['ops:read', 'ops:write'])).status).toBe(403)
    expect((await ask('PUT', at(randomUUID()))).status).toBe(404)
    expect((await ask('PUT', at(first.userId, 'none'))).status).toBe(404)
    expect((await ask('PUT', at('somebody'))).status).toBe(400)
    for (const { userId } of others) expect((await ask('PUT', at(userId))).status).toBe(200)
    expect(await ask('PUT', at(first.userId))).toMatchObject({ status: 409 })
    expect((await ask('PUT', at(others[0]?.userId ?? ''))).status).toBe(200)

    const database = new Client({ connectionString: one.databaseUrl })
    await database.connect()
    const { rows } = await database.query<{ row: string }>(
      'SELECT t::text AS row FROM releases.flag_tester t WHERE remote = $1',
      [name],
    )
    await database.end()
    expect(rows).toHaveLength(50)
    for (const { userId } of people) expect(rows.map(({ row }) => row).join()).not.toContain(userId)
    await publish(name, '1.0.0-2222', {})
    await expectRead(name, undefined)
    expect((await ask('GET', `${name}/config`)).body.left_over).toEqual(['fresh'])
    expect((await ask('DELETE', `${name}/flags/fresh`)).body.left_over).toEqual([])
  })

  it.each([-1, 101, '10', null, true])('has a share from 0 to 100, never %j', async (share) => {
    expect((await ask('PUT', `${SHIPPED}/flags/fresh`, { share })).status).toBe(400)
  })

  it('whose last day is over is published no more', async () => {
    const name = nameOf('over')
    const over = { flags: { fresh: { ...fresh, ends: '2026-01-31' } } }
    const refused = await publish(name, '1.0.0-1111', over)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('Its flag \\"fresh\\" was to end on 2026-01-31')
    expect((await ask('GET', name)).status).toBe(404)
  })
})

describe('a release', () => {
  it.each([
    [{ settings: { shown: { ...shown, default: 99 } } }, 'default must be <= 12'],
    [{ settings: { shown: { ...shown, pattern: '(a+)+$' } } }, 'has no field'],
    [{ settings: [shown] }, 'settings must be an object'],
    [{ flags: { 'my-flag': fresh } }, 'is no name of a flag'],
    [{ flags: { fresh: { ...fresh, ends: 'soon' } } }, 'ends must be a day'],
  ])('that declares %j is refused with a sentence', async (declared, sentence) => {
    const refused = await publish(nameOf('odd'), '1.0.0-1111', declared)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain(sentence)
  })
})

describe('every change', () => {
  it('needs its scope, and stands in the audit log with what was and what is', async () => {
    const name = nameOf('audit')
    await publish(name, '1.0.0-1111', DECLARED)
    for (const [path, body] of [
      ['settings/shown', { value: 8 }],
      ['flags/fresh', { share: 3 }],
    ] as const)
      for (const method of ['PUT', 'DELETE'] as const)
        expect((await ask(method, `${name}/${path}`, body, ['ops:read', 'ops:write'])).status).toBe(403)
    await ask('PUT', `${name}/settings/shown`, { value: 8 })
    await ask('PUT', `${name}/settings/shown`, { value: 9 })
    await ask('PUT', `${name}/flags/fresh`, { share: 20 })
    await ask('DELETE', `${name}/flags/fresh`)
    const { body } = await one.app.inject({
      url: '/api/operator/audit?limit=50',
      headers: { authorization: `Bearer ${await tokenFor(['audit:read'])}` },
    })
    const subjects = (JSON.parse(body) as { entries: { subject: string | null }[] }).entries.map(
      ({ subject }) => subject,
    )
    for (const change of [
      `remote=${name} setting=shown from=null to=8`,
      `remote=${name} setting=shown from=8 to=9`,
      `remote=${name} flag=fresh from=null to=20`,
      `remote=${name} flag=fresh from=20 to=null`,
    ])
      expect(subjects).toContain(change)
  })
})
