import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { codeOf, publication } from './testing/a-release.js'
import { confirmed } from './testing/confirmed.js'
import { type Replica, startTwoReplicas, type TwoReplicas } from './testing/two-replicas.js'

const DAY_MS = 86_400_000
const HELD_MS = 10_000

// Names of this run alone: the rows outlive it.
const run = randomBytes(4).toString('hex')
const nameOf = (word: string) => `mfe-${word}-${run}`

let replicas: TwoReplicas
let one: Replica
let two: Replica
let token: string
let store: string

beforeAll(async () => {
  replicas = await startTwoReplicas()
  ;({ one, two, store } = replicas)
  token = await replicas.tokenFor(['releases:write', 'ops:read'])
})
afterAll(() => replicas.stop())
afterEach(() => void jest.restoreAllMocks())

const asTeam = async (replica: Replica, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
  const answer = await replica.app.inject({
    method,
    url: `/api/operator/remotes${path}`,
    headers: { authorization: `Bearer ${token}`, ...confirmed(path) },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
const publish = (replica: Replica, name: string, body: object) =>
  asTeam(replica, 'POST', `/${name}/releases`, body)

const hashOf = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`

/** The same version with other bytes: both are whole by themselves. */
const withCode = (name: string, version: string, code: string) => {
  const body = publication(name, version)
  const text = JSON.stringify(body.release).replaceAll(hashOf(codeOf(name, version)), hashOf(code))
  return {
    release: JSON.parse(text) as object,
    files: body.files.map(({ path }) => ({ path, brotli: brotliCompressSync(code).toString('base64') })),
  }
}

interface Listed {
  name: string
  version: string
  entry: string
  integrity: string
}

const listedAt = async (replica: Replica, name: string): Promise<Listed | undefined> => {
  const answer = await replica.app.inject({ url: '/remotes.json' })
  return answer.json<{ remotes: Listed[] }>().remotes.find((one_) => one_.name === name)
}

/** What a replica gives browsers once it has looked again: nothing here changes the clock. */
const seenAt = async (replica: Replica, name: string, version: string) => {
  for (let ask = 0; ask < 100; ask++) {
    const listed = await listedAt(replica, name)
    if (listed?.version === version) return listed
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${name} ${version} is not in force`)
}

const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).sort((a, b) => a - b)

describe('two operators who go back from one version at once', () => {
  const back = (replica: Replica, name: string, from: string) =>
    asTeam(replica, 'POST', `/${name}/rollback?from=${from}`)

  it('go one step together, whichever replica they ask', async () => {
    const name = nameOf('back')
    for (const version of ['1.0.0-1111', '1.0.0-2222', '1.0.0-3333'])
      await publish(one, name, publication(name, version))
    const answers = await Promise.all(
      [one, two, one, two].map((replica) => back(replica, name, '1.0.0-3333')),
    )
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ version: '1.0.0-2222' })
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain('is no longer in force')
  })

  it('end a canary, and leave what everybody else has', async () => {
    const name = nameOf('back-canary')
    for (const version of ['1.0.0-1111', '1.0.0-2222']) await publish(one, name, publication(name, version))
    await publish(one, name, { ...publication(name, '1.0.0-3333'), hold: true })
    await asTeam(one, 'PUT', `/${name}/canary`, { version: '1.0.0-3333', share: 10 })
    const answers = await Promise.all([one, two].map((replica) => back(replica, name, '1.0.0-3333')))
    expect(statusesOf(answers)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      version: '1.0.0-2222',
      canary_version: null,
    })
    expect((await back(one, name, '../x')).status).toBe(400)
  })
})

describe('two teams that publish at once', () => {
  it('with one version and different bytes: the first has it, everybody else is refused, and its files are whole', async () => {
    for (let round = 0; round < 5; round++) {
      const name = nameOf(`bytes${round}`)
      const version = '1.0.0-1111'
      const codes = Array.from({ length: 4 }, (_, at) => `export const team = 'team ${at} of ${name}'`)
      const answers = await Promise.all(
        codes.map((code, at) => publish(at % 2 === 0 ? one : two, name, withCode(name, version, code))),
      )
      const won = answers.flatMap(({ status }, at) => (status === 201 ? [at] : []))
      const refused = answers.filter(({ status }) => status === 409)
      expect([round, won.length, refused.length]).toEqual([round, 1, 3])
      const code = codes[won[0] ?? -1]
      const { entry, integrity } = await seenAt(won[0] === 0 || won[0] === 2 ? one : two, name, version)
      expect(integrity).toBe(hashOf(code ?? ''))
      for (const replica of [one, two]) expect((await replica.app.inject({ url: entry })).body).toBe(code)
    }
  })

  it('with different versions: each is kept, one is in force, and the others are the way back', async () => {
    const name = nameOf('versions')
    const versions = ['1.0.0-1111', '1.0.0-2222', '1.0.0-3333', '1.0.0-4444']
    const answers = await Promise.all(
      versions.map((version, at) => publish(at % 2 === 0 ? one : two, name, publication(name, version))),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const { remotes } = (await asTeam(one, 'GET', '')).body as {
      remotes: { remote: string; version: string; earlier: string[] }[]
    }
    const { version = '', earlier = [] } = remotes.find(({ remote }) => remote === name) ?? {}
    expect([version, ...earlier].sort()).toEqual([...versions, 'shipped'].sort())
    for (const replica of [one, two])
      for (const kept of versions)
        expect((await replica.app.inject({ url: `/remotes/${name}/${kept}/remoteEntry.js` })).body).toBe(
          codeOf(name, kept),
        )
  })
})

describe('a server that was killed while somebody published', () => {
  it('leaves nothing that anybody is given, and what it left goes with a later release', async () => {
    const name = nameOf('killed')
    await publish(one, name, publication(name, '1.0.0-1111'))
    const half = join(store, name, '.6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11')
    const fresh = join(store, name, '.7f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11')
    for (const draft of [half, fresh]) {
      mkdirSync(join(draft, '1.0.0-2222'), { recursive: true })
      writeFileSync(join(draft, '1.0.0-2222/remoteEntry.js'), 'export const ha')
    }
    // Killed after the files were in place, before the row was written.
    mkdirSync(join(store, name, '1.0.0-3333'))
    writeFileSync(join(store, name, '1.0.0-3333/remoteEntry.js'), 'export const ha')
    const dayAgo = (Date.now() - DAY_MS) / 1000
    utimesSync(half, dayAgo, dayAgo)
    expect((await seenAt(two, name, '1.0.0-1111')).version).toBe('1.0.0-1111')
    expect((await asTeam(two, 'GET', `/${name}`)).body.versions).toHaveLength(1)
    for (const version of ['1.0.0-2222', '1.0.0-3333'])
      expect((await publish(two, name, publication(name, version))).status).toBe(201)
    // What another replica may be writing at this moment stays.
    expect([existsSync(half), existsSync(fresh)]).toEqual([false, true])
    expect(readdirSync(join(store, name)).filter((file) => !file.startsWith('.'))).toEqual([
      '1.0.0-1111',
      '1.0.0-2222',
      '1.0.0-3333',
    ])
    for (const replica of [one, two])
      expect((await replica.app.inject({ url: `/remotes/${name}/1.0.0-3333/remoteEntry.js` })).body).toBe(
        codeOf(name, '1.0.0-3333'),
      )
  })
})

describe('a clock that is put back by a day', () => {
  it('changes nothing: what is published is in force on the other replica within the usual time', async () => {
    const name = nameOf('clock')
    await publish(one, name, publication(name, '1.0.0-1111'))
    const realNow = Date.now.bind(Date)
    let shift = HELD_MS + 1
    jest.spyOn(Date, 'now').mockImplementation(() => realNow() + shift)
    await seenAt(two, name, '1.0.0-1111')
    shift = -DAY_MS
    await publish(one, name, publication(name, '1.0.0-2222'))
    await listedAt(two, name)
    shift += HELD_MS + 1
    expect((await seenAt(two, name, '1.0.0-2222')).version).toBe('1.0.0-2222')
    const loaded = { kind: 'loaded', remote: name, version: '1.0.0-2222', ms: 90 }
    const told = await two.app.inject({
      method: 'POST',
      url: '/api/client-errors',
      headers: { origin: 'http://localhost:3000' },
      payload: { reports: [loaded] },
    })
    expect(told.statusCode).toBe(204)
  })
})
