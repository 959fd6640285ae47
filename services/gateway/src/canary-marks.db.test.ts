import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { RELEASE_LIMITS } from '@gb/domain'
import { CanaryMarksRepository, FieldService } from '@gb/releases'
import { publication } from './testing/a-release.js'
import { confirmed } from './testing/confirmed.js'
import { type Replica, startTwoReplicas, type TwoReplicas } from './testing/two-replicas.js'

const OLD = '1.0.0-1111'
const NEW = '1.0.0-2222'

// Names of this run alone: the rows outlive it.
const run = randomBytes(4).toString('hex')

type Person = Awaited<ReturnType<Replica['signUp']>>
let replicas: TwoReplicas
let one: Replica
let two: Replica
let token: string

beforeAll(async () => {
  replicas = await startTwoReplicas()
  ;({ one, two } = replicas)
  token = await replicas.tokenFor(['releases:write', 'ops:read'])
})
afterAll(() => replicas.stop())

const asTeam = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
  const answer = await one.app.inject({
    method,
    url: `/api/operator/remotes${path}`,
    headers: { authorization: `Bearer ${token}`, ...confirmed(path) },
    ...(payload && { payload }),
  })
  expect(answer.statusCode).toBeLessThan(300)
  return answer.json<{ remotes: { remote: string; canary_paused: string | null }[]; versions: object[] }>()
}
const begin = (name: string) => asTeam('PUT', `/${name}/canary`, { version: NEW, share: 100 })
const whyPaused = async (name: string) =>
  (await asTeam('GET', '')).remotes.find(({ remote }) => remote === name)?.canary_paused
const figures = async (name: string) => (await asTeam('GET', `/${name}/field`)).versions

/** A remote whose newest version is a canary for everybody who is signed in. */
const aCanary = async (word: string): Promise<string> => {
  const name = `mfe-${word}-${run}`
  await asTeam('POST', `/${name}/releases`, publication(name, OLD))
  await asTeam('POST', `/${name}/releases`, { ...publication(name, NEW), hold: true })
  await begin(name)
  return name
}

const cookieOf = ({ jar }: Person) => [...jar].map(([key, value]) => `${key}=${value}`).join('; ')

/** What the list of remotes gives somebody as the mark of the canary; asked for until the replica knows of it. */
const markOf = async (name: string, person: Person | null, replica = one): Promise<string | undefined> => {
  for (let ask = 0; ask < 120; ask++) {
    const headers = person ? { cookie: cookieOf(person) } : {}
    const { remotes } = (await replica.app.inject({ url: '/remotes.json', headers })).json<{
      remotes: { name: string; version: string; mark?: string }[]
    }>()
    const found = remotes.find((remote) => remote.name === name)
    if (found && (!person || found.version === NEW)) return found.mark
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${name} is not there`)
}

const told = (reports: object[], replica = one, remoteAddress = '127.0.0.1') =>
  replica.app.inject({
    method: 'POST',
    remoteAddress,
    url: '/api/client-errors',
    headers: { origin: 'http://localhost:3000' },
    payload: { reports },
  })
const tell = async (reports: object[], replica = one) => {
  expect((await told(reports, replica)).statusCode).toBe(204)
}
const times = (number: number, report: object) => Array.from({ length: number }, () => report)
const failed = (remote: string, mark?: string) => ({
  kind: 'failed',
  remote,
  version: NEW,
  reason: 'broken',
  id: 'ABC234',
  ...(mark !== undefined && { mark }),
})
const loaded = (remote: string, mark?: string) => ({
  kind: 'loaded',
  remote,
  version: NEW,
  ms: 300,
  ...(mark !== undefined && { mark }),
})
const written = async () => {
  for (const replica of [one, two]) await replica.app.get(FieldService, { strict: false }).write()
}
const kept = () => one.app.get(CanaryMarksRepository, { strict: false })

describe('a stranger cannot have a canary paused', () => {
  it('by telling of many failures', async () => {
    const name = await aCanary('stranger')
    for (let body = 0; body < 5; body++) await tell(times(20, failed(name)))
    await written()
    expect(await whyPaused(name)).toBeNull()
    expect(await figures(name)).toMatchObject([{ version: NEW, loads: 0, failures: 100 }])
  })

  it('with marks that nobody was given', async () => {
    const name = await aCanary('forged')
    const other = await aCanary('other')
    const made = () => randomBytes(12).toString('base64url')
    const [id = ''] = ((await markOf(name, await one.signUp())) ?? '').split('.')
    const ofOther = await Promise.all(
      Array.from({ length: 3 }, async () => markOf(other, await one.signUp())),
    )
    for (let body = 0; body < 5; body++)
      await tell([
        ...Array.from({ length: 10 }, () => failed(name, `${made()}.${made()}`)),
        ...Array.from({ length: 5 }, () => failed(name, `${id}.${made()}`)),
        ...ofOther.map((mark) => failed(name, mark)),
      ])
    await written()
    expect(await whyPaused(name)).toBeNull()
    expect(await kept().told(name, NEW)).toMatchObject({ people: 0, failing: 0 })
  })

  it('with a mark of one person, however often the list is asked for', async () => {
    const name = await aCanary('one')
    const person = await one.signUp()
    const marks = new Set([await markOf(name, person), await markOf(name, person, two)])
    for (let ask = 0; ask < 3; ask++) marks.add(await markOf(name, person))
    const [mark] = marks
    expect(mark).toEqual(expect.any(String))
    expect(marks.size).toBe(1)
    for (let body = 0; body < 5; body++) await tell(times(20, failed(name, mark)))
    await written()
    expect(await whyPaused(name)).toBeNull()
    expect(await kept().told(name, NEW)).toMatchObject({ people: 1, failing: 1, loads: 10, failures: 10 })
  })

  it('nor keep the reports of people out', async () => {
    const name = await aCanary('flood')
    const mark = await markOf(name, await one.signUp())
    const forged = `${randomBytes(12).toString('base64url')}.${randomBytes(12).toString('base64url')}`
    let last = 204
    for (let sent = 0; sent < 700 && last === 204; sent++)
      last = (await told([failed(name, forged)], one, `198.51.100.${sent % 20}`)).statusCode
    expect(last).toBe(429)
    await tell([failed(name, mark)])
  })

  it('nor keep those out who have no canary, from one address, whatever mark it sends', async () => {
    const name = await aCanary('one-address')
    const mark = await markOf(name, await one.signUp())
    const report = failed(name, mark)
    let last = 204
    for (let sent = 0; sent < 700 && last === 204; sent++)
      last = (await told([report], two, '203.0.113.7')).statusCode
    expect(last).toBe(429)
    expect((await told([failed(name)], two, '203.0.113.8')).statusCode).toBe(204)
  })
})

describe('people who were given a canary', () => {
  it('have it paused when it fails for three of them, on whichever replica they are', async () => {
    const name = await aCanary('people')
    const people = await Promise.all(Array.from({ length: 3 }, () => one.signUp()))
    for (const [index, person] of people.entries()) {
      const replica = index === 1 ? two : one
      await tell([failed(name, await markOf(name, person, replica))], replica)
      await written()
      expect(await whyPaused(name)).toBe(index < 2 ? null : 'It failed for 3 of 3 people, in 3 of 3 loads.')
    }
    // Erased with the pause.
    expect(await kept().told(name, NEW)).toMatchObject({ people: 0 })
  })

  it('weigh the same: what one loads all day says no more than ten loads', async () => {
    const name = await aCanary('weight')
    const people = await Promise.all(Array.from({ length: 6 }, () => one.signUp()))
    const marks = await Promise.all(people.map((person) => markOf(name, person)))
    const [busy, ...others] = marks
    for (let body = 0; body < 10; body++) await tell(times(20, loaded(name, busy)))
    await tell(others.map((mark) => loaded(name, mark)))
    await tell(others.slice(0, 2).map((mark) => failed(name, mark)))
    await written()
    // Two are not three.
    expect(await whyPaused(name)).toBeNull()
    expect(await kept().told(name, NEW)).toEqual({ people: 6, failing: 2, loads: 17, failures: 2 })
  })

  it('are judged anew when the canary is begun again, and marks say nothing once it has ended', async () => {
    const name = await aCanary('again')
    const marks = await Promise.all(Array.from({ length: 3 }, async () => markOf(name, await one.signUp())))
    await tell(marks.map((mark) => failed(name, mark)))
    await written()
    expect(await whyPaused(name)).toContain('3 of 3 people')
    await tell(marks.map((mark) => failed(name, mark)))
    await written()
    expect(await kept().told(name, NEW)).toMatchObject({ people: 0 })
    await begin(name)
    await tell([loaded(name, marks[0])], two)
    await written()
    expect(await whyPaused(name)).toBeNull()
    expect(await kept().told(name, NEW)).toMatchObject({ people: 1, failing: 0 })
    await asTeam('PUT', `/${name}/pin`, { version: OLD })
    // Erased when it ends.
    expect(await kept().told(name, NEW)).toMatchObject({ people: 0 })
  })
})

describe('a mark', () => {
  it('is given with the canary only, is another one for each release, and does not hold the profile', async () => {
    const name = await aCanary('marked')
    const other = await aCanary('marked-too')
    const person = await one.signUp()
    const marks = [await markOf(name, person), await markOf(other, person)]
    expect(new Set(marks).size).toBe(2)
    for (const mark of marks) expect(mark).not.toContain(person.userId.slice(0, 8))
    expect(await markOf(name, null)).toBeUndefined()
  })

  it('ages out, and no more of them are kept than a judgment needs', async () => {
    const name = await aCanary('aged')
    const ids = Array.from({ length: RELEASE_LIMITS.marks + 20 }, (_, n) => String(n).padStart(16, '0'))
    await kept().add(name, NEW, new Map(ids.map((id) => [id, { loads: 1, failures: 0 }])))
    expect(await kept().told(name, NEW)).toMatchObject({ people: RELEASE_LIMITS.marks })
    const days = (number: number) => new Date(Date.now() + number * 86_400_000)
    await kept().sweep(days(RELEASE_LIMITS.markDays - 1))
    expect(await kept().told(name, NEW)).toMatchObject({ people: RELEASE_LIMITS.marks })
    await kept().sweep(days(RELEASE_LIMITS.markDays + 2))
    expect(await kept().told(name, NEW)).toMatchObject({ people: 0 })
  })
})
