import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import { canaryShareOf, RELEASE_LIMITS } from '@gb/domain'
import { FieldService } from '@gb/releases'
import { type OperatorScope, SessionPort } from '@gb/service-kit'
import { Client } from 'pg'
import { aRelease, codeOf, publication, ship, shipShell } from './testing/a-release.js'
import { confirmed } from './testing/confirmed.js'
import { type Replica, startTwoReplicas, type TwoReplicas } from './testing/two-replicas.js'

/** As long as a process believes what it read, however quiet it is; see `Held`. */
const TOO_OLD_MS = 30_000

// Names of this run alone: the rows outlive it.
const run = randomBytes(4).toString('hex')
const nameOf = (word: string) => `mfe-${word}-${run}`
const SHIPPED = nameOf('shipped')

let replicas: TwoReplicas
let one: Replica
let two: Replica
let store: string

beforeAll(async () => {
  const prepare = (folder: string) => {
    ship(folder, SHIPPED, '1.0.0-aaaa')
    shipShell(folder, { contract: '3.0.0', shared: { '@gb/ui': '1.0.0' } })
  }
  replicas = await startTwoReplicas(prepare)
  ;({ one, two, store } = replicas)
})
afterAll(() => replicas.stop())

const tokenFor = (scopes: readonly OperatorScope[]) => replicas.tokenFor(scopes)

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const asTeam = async (method: Method, path: string, body?: object, replica = one) => {
  const token = await tokenFor(['releases:write', 'ops:read'])
  const answer = await replica.app.inject({
    method,
    url: `/api/operator/remotes${path}`,
    headers: { authorization: `Bearer ${token}`, ...confirmed(path) },
    ...(body ? { payload: body } : {}),
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

const publish = (name: string, version: string, more: object = {}) =>
  asTeam('POST', `/${name}/releases`, { ...publication(name, version), ...more })

const realNow = Date.now.bind(Date)
let passed = 0

/** Other processes look again after a while, also those that nobody asked meanwhile; this lets it pass. */
const later = () => {
  passed += TOO_OLD_MS
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + passed)
}

/** What a browser is told, by name. */
const told = async (replica: Replica, cookie = '') => {
  const ask = () => replica.app.inject({ url: '/remotes.json', headers: { cookie } })
  const answer = await ask()
  const { remotes, killed } = answer.json<{
    remotes: { name: string; version: string }[]
    killed: { name: string; notice: string }[]
  }>()
  return {
    answer,
    versions: Object.fromEntries(remotes.map(({ name, version }) => [name, version])),
    killed: Object.fromEntries(killed.map(({ name, notice }) => [name, notice])),
  }
}

/** What the first browser is told that asks after a while. */
const settled = (replica: Replica, cookie = '') => {
  later()
  return told(replica, cookie)
}

const fileOf = async (replica: Replica, name: string, version: string, path = 'remoteEntry.js') => {
  const answer = await replica.app.inject({ url: `/remotes/${name}/${version}/${path}` })
  return { status: answer.statusCode, body: answer.body, headers: answer.headers }
}

describe('publishing', () => {
  it('puts a remote that no server was shipped with before every replica, files included', async () => {
    const name = nameOf('new')
    expect(await publish(name, '1.0.0-1111')).toMatchObject({
      status: 201,
      body: { version: '1.0.0-1111', earlier: ['shipped'], changed_by: 'Olga Support' },
    })
    for (const replica of [one, two]) {
      expect((await settled(replica)).versions[name]).toBe('1.0.0-1111')
      expect(await fileOf(replica, name, '1.0.0-1111')).toMatchObject({
        status: 200,
        body: codeOf(name, '1.0.0-1111'),
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      })
      expect((await fileOf(replica, name, '1.0.0-1111', 'release.json')).status).toBe(404)
      for (const path of ['release.json', '/release.json', 'release.json.br'])
        expect((await replica.app.inject({ url: `/remotes/${name}/${path}` })).statusCode).toBe(404)
    }
  })

  it('keeps the versions that open pages have, on every replica', async () => {
    const name = nameOf('kept')
    await publish(name, '1.0.0-1111')
    await publish(name, '1.0.0-2222')
    for (const replica of [one, two])
      for (const version of ['1.0.0-1111', '1.0.0-2222'])
        expect((await fileOf(replica, name, version)).status).toBe(200)
  })

  it('lets go of the files of a version that came long before a hundred others', async () => {
    const name = nameOf('many')
    await publish(name, '1.0.0-0000', { hold: true })
    expect((await fileOf(one, name, '1.0.0-0000')).status).toBe(200)
    const client = new Client({ connectionString: one.databaseUrl })
    await client.connect()
    await client.query(
      `INSERT INTO releases.release (remote, version, described, published_by, published_at)
       SELECT remote, '1.0.0-' || (1000 + n), described, published_by, now() - interval '60 days' + n * interval '1 hour'
       FROM releases.release, generate_series(1, 120) AS n WHERE remote = $1`,
      [name],
    )
    await client.query(
      `UPDATE releases.release SET published_at = now() - interval '90 days' WHERE remote = $1 AND version = '1.0.0-0000'`,
      [name],
    )
    await client.end()
    await publish(name, '1.0.0-9999')
    expect((await fileOf(one, name, '1.0.0-0000')).status).toBe(404)
    expect((await fileOf(one, name, '1.0.0-9999')).status).toBe(200)
  })

  it('takes the place of what the server was shipped with, and a rollback brings that back', async () => {
    await publish(SHIPPED, '1.0.0-bbbb')
    expect((await settled(two)).versions[SHIPPED]).toBe('1.0.0-bbbb')
    expect((await fileOf(two, SHIPPED, '1.0.0-aaaa')).status).toBe(200)
    expect(await asTeam('POST', `/${SHIPPED}/rollback`)).toMatchObject({
      status: 200,
      body: { version: null },
    })
    expect((await settled(two)).versions[SHIPPED]).toBe('1.0.0-aaaa')
    expect(await asTeam('POST', `/${SHIPPED}/rollback`)).toMatchObject({ status: 409 })
  })

  it('is the same when it is done twice, also at once', async () => {
    const name = nameOf('twice')
    const all = await Promise.all([1, 2, 3].map(() => publish(name, '1.0.0-1111')))
    expect(all.map(({ status }) => status).filter((status) => status !== 201)).toEqual([])
    const { body } = await asTeam('GET', `/${name}`)
    expect(body.versions).toHaveLength(1)
    expect(all.at(-1)?.body).toMatchObject({ version: '1.0.0-1111', earlier: ['shipped'] })
  })

  it('only keeps a version that is to be held back', async () => {
    const name = nameOf('held')
    await publish(name, '1.0.0-1111')
    expect((await publish(name, '1.0.0-2222', { hold: true })).body).toMatchObject({ version: '1.0.0-1111' })
    expect((await fileOf(two, name, '1.0.0-2222')).status).toBe(200)
  })

  it('tells nobody of a remote of which nothing was more than held back, until it is in force', async () => {
    const name = nameOf('secret')
    expect((await publish(name, '1.0.0-1111', { hold: true })).status).toBe(201)
    for (const replica of [one, two]) expect((await settled(replica)).answer.body).not.toContain(name)
    await asTeam('PUT', `/${name}/canary`, { version: '1.0.0-1111', share: 10 })
    for (const replica of [one, two]) expect((await settled(replica)).answer.body).not.toContain(name)
    await asTeam('PUT', `/${name}/pin`, { version: '1.0.0-1111' })
    expect((await settled(two)).versions[name]).toBe('1.0.0-1111')
  })

  it('lists who answers for a version, and tells browsers nothing of that', async () => {
    const name = nameOf('owner')
    await publish(name, '1.0.0-1111')
    const { body } = await asTeam('GET', `/${name}`)
    expect(body.versions).toMatchObject([
      { version: '1.0.0-1111', kept: true, team: 'Team A', contact: '#team-a', runbook: 'docs/runbook.md' },
    ])
    expect((await settled(one)).answer.body).not.toContain('Team A')
  })
})

/** With one more file, which its description does not name. */
const withFile = (name: string, path: string): object => {
  const whole = publication(name, '1.0.0-1111')
  return {
    ...whole,
    files: [...whole.files, { path, brotli: brotliCompressSync('more').toString('base64') }],
  }
}

/** Ways in which what is published goes wrong, and what the refusal names. */
const FAULTS: [string, (name: string) => object, string][] = [
  [
    'without a file',
    (name) => ({ ...publication(name, '1.0.0-1111'), files: [] }),
    'remoteEntry.js is missing',
  ],
  [
    'with another file',
    (name) => ({
      ...publication(name, '1.0.0-1111'),
      files: publication(name, '1.0.0-2222').files,
    }),
    'remoteEntry.js is not what was built',
  ],
  [
    'with a cut file',
    (name) => {
      const whole = publication(name, '1.0.0-1111')
      const [entry, tab] = whole.files
      const cut = Buffer.from(tab?.brotli ?? '', 'base64').subarray(0, 9)
      return { ...whole, files: [entry, { path: tab?.path, brotli: cut.toString('base64') }] }
    },
    'assets/tab-1.js cannot be unpacked',
  ],
  [
    'with a file that unpacks to more than any',
    (name) => {
      const whole = publication(name, '1.0.0-1111')
      const bomb = brotliCompressSync(Buffer.alloc(RELEASE_LIMITS.fileBytes + 1)).toString('base64')
      return { ...whole, files: [{ path: 'remoteEntry.js', brotli: bomb }, whole.files[1]] }
    },
    'remoteEntry.js cannot be unpacked',
  ],
  [
    'whose files together unpack to more than a release may have',
    (name) => {
      const whole = publication(name, '1.0.0-1111')
      const zeros = brotliCompressSync(Buffer.alloc(RELEASE_LIMITS.fileBytes)).toString('base64')
      const many = Array.from({ length: 20 }, (_, at) => ({ path: `assets/zeros-${at}.bin`, brotli: zeros }))
      return { ...whole, files: [...whole.files, ...many] }
    },
    // The first three fit beside the two files that are named.
    'assets/zeros-3.bin cannot be unpacked, or is larger than',
  ],
  [
    'that writes above its folder',
    (name) => ({
      ...publication(name, '1.0.0-1111'),
      files: [{ path: '../../../evil.js', brotli: 'CwWASGVsbG8=' }],
    }),
    'path must be a path like',
  ],
  [
    'with a page of its own, which the release does not name',
    (name) => withFile(name, 'assets/sign-in.html'),
    'assets/sign-in.html is no file that a remote is made of',
  ],
  [
    'with a packed form of a file beside it',
    (name) => withFile(name, 'assets/tab-1.js.gz'),
    'assets/tab-1.js.gz is no file that a remote is made of',
  ],
  [
    'with a file below a file',
    (name) => withFile(name, 'remoteEntry.js/tab-2.js'),
    'remoteEntry.js is named twice, or is a file and a folder',
  ],
  [
    'with a name twice, as some disks see it',
    (name) => withFile(name, 'Assets/TAB-1.js'),
    'Assets/TAB-1.js is named twice, or is a file and a folder',
  ],
  [
    'whose description every page would have to read for long',
    (name) => {
      const { preload, ...release } = aRelease(name, '1.0.0-1111')
      const again = Array.from({ length: 1000 }, () => preload).flat()
      return { ...publication(name, '1.0.0-1111'), release: { ...release, preload: again } }
    },
    'release must have at most 131072 characters',
  ],
  [
    'with a range that takes long to read',
    (name) => publication(name, '1.0.0-1111', { shell: '^3.0.0 || '.repeat(20) + '^3.0.0' }),
    'The range of shell must have at most 100 characters',
  ],
  [
    'whose owner is a novel',
    (name) =>
      publication(name, '1.0.0-1111', {
        owner: { team: 'a'.repeat(201), contact: '#team-a', runbook: 'docs/runbook.md' },
      }),
    'release.owner.team must have at most 200 characters',
  ],
  [
    'about files elsewhere',
    (name) => ({
      ...publication(name, '1.0.0-1111'),
      release: { ...aRelease(name, '1.0.0-1111'), entry: '/remotes/mfe-scan/1/remoteEntry.js' },
    }),
    'names a file elsewhere',
  ],
  [
    'of another remote',
    (name) => ({ ...publication(name, '1.0.0-1111'), release: aRelease('mfe-other', '1.0.0-1111') }),
    'release must be',
  ],
  [
    'of a version that leads elsewhere',
    (name) => ({ ...publication(name, '1.0.0-1111'), release: aRelease(name, '../../x') }),
    'release.version must be',
  ],
  [
    'that nobody answers for',
    (name) => {
      const { owner: _, ...release } = aRelease(name, '1.0.0-1111')
      return { ...publication(name, '1.0.0-1111'), release }
    },
    'release.owner must name',
  ],
  [
    'for another API',
    (name) => ({
      ...publication(name, '1.0.0-1111'),
      release: { ...aRelease(name, '1.0.0-1111'), api: '^7.0.0' },
    }),
    'It needs API ^7.0.0',
  ],
  [
    'that uses what was added to the API after this server',
    (name) => ({
      ...publication(name, '1.0.0-1111'),
      release: { ...aRelease(name, '1.0.0-1111'), api: '^1.99.0' },
    }),
    'It needs API ^1.99.0',
  ],
  [
    'for a newer shell',
    (name) => ({
      ...publication(name, '1.0.0-1111'),
      release: { ...aRelease(name, '1.0.0-1111'), shell: '^3.1.0' },
    }),
    'It needs shell ^3.1.0, this is 3.0.0',
  ],
  [
    'that uses what was added to @gb/ui after the shell was built',
    (name) => ({
      ...publication(name, '1.0.0-1111'),
      release: { ...aRelease(name, '1.0.0-1111'), shared: { '@gb/ui': '^1.1.0' } },
    }),
    'It needs @gb/ui ^1.1.0, this is 1.0.0',
  ],
  [
    'for what the shell does not share',
    (name) => ({
      ...publication(name, '1.0.0-1111'),
      release: { ...aRelease(name, '1.0.0-1111'), shared: { vue: '^3.0.0' } },
    }),
    'It needs vue, which this shell does not share',
  ],
]

describe.each(FAULTS)('a release %s', (how, bodyOf, sentence) => {
  it('is refused and named, and changes nothing', async () => {
    const name = nameOf(`bad-${FAULTS.findIndex(([one_]) => one_ === how)}`)
    const refused = await asTeam('POST', `/${name}/releases`, bodyOf(name))
    expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_input' } })
    expect(JSON.stringify(refused.body)).toContain(sentence)
    expect(JSON.stringify(refused.body)).not.toContain(store)
    expect((await asTeam('GET', `/${name}`)).status).toBe(404)
    expect(readdirSync(store).includes(name) ? readdirSync(join(store, name)) : []).toEqual([])
    expect((await settled(one)).versions[name]).toBeUndefined()
  })
})

describe('a body that is larger than any release', () => {
  it('is refused before it is read', async () => {
    const name = nameOf('huge')
    const whole = publication(name, '1.0.0-1111')
    const padding = 'A'.repeat(RELEASE_LIMITS.bodyBytes)
    const refused = await asTeam('POST', `/${name}/releases`, {
      ...whole,
      files: [...whole.files, { path: 'assets/padding.bin', brotli: padding }],
    })
    expect(refused.status).toBe(413)
    expect(readdirSync(store)).not.toContain(name)
  })
})

describe('a release that claims what another remote has', () => {
  const tab = { title: 'Notes', icon: 'notes', place: 'log', order: 60 }
  const declaring = (name: string, version: string, declared: object) => ({
    ...publication(name, version),
    release: { ...aRelease(name, version), ...declared },
  })
  const publishAs = (name: string, version: string, declared: object, replica = one) =>
    asTeam('POST', `/${name}/releases`, declaring(name, version, declared), replica)

  it('is refused on every replica, with whose it is, and the other remote goes on', async () => {
    const [owner, thief] = [nameOf('owner-of'), nameOf('a-thief')]
    const tabs = { [`notes-${run}`]: tab }
    expect(await publishAs(owner, '1.0.0-1111', { tabs })).toMatchObject({ status: 201 })
    for (const replica of [one, two]) {
      const refused = await publishAs(thief, '1.0.0-1111', { tabs }, replica)
      expect(refused.status).toBe(400)
      expect(JSON.stringify(refused.body)).toContain(`belongs to ${owner}. Nothing was published.`)
    }
    expect((await settled(two)).versions).toMatchObject({ [owner]: '1.0.0-1111' })
    expect((await asTeam('GET', `/${thief}`)).status).toBe(404)
  })

  it.each([
    [{ tabs: { settings: tab } }, 'belongs to the app itself'],
    [{ slots: { 'home.moon': {} } }, 'the app has no slot'],
    [{ tabs: { 'my-tab': { ...tab, title: 'x' } } }, 'title must have 2 to 24'],
    [{ tabs: { 'my-tab': { ...tab, onClick: 'evil()' } } }, 'has no field'],
    [{ tabs: [tab] }, 'tabs must be an object'],
  ])('or what nobody may have, is refused: %j', async (declared, sentence) => {
    const refused = await publishAs(nameOf('odd'), '1.0.0-1111', declared)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain(sentence)
  })

  it('names a tab that stays in its place while the remote is taken out', async () => {
    const name = nameOf('break')
    const tabs = { [`break-${run}`]: tab }
    await publishAs(name, '1.0.0-1111', { tabs })
    await asTeam('PUT', `/${name}/kill`, { notice: 'A short break.' })
    const { answer } = await settled(two)
    const { killed } = answer.json<{ killed: { name: string; tabs: object }[] }>()
    expect(killed.find((one_) => one_.name === name)).toMatchObject({ notice: 'A short break.', tabs })
  })
})

describe('a version that was published', () => {
  it('never changes', async () => {
    const name = nameOf('same')
    await publish(name, '1.0.0-1111')
    const other = JSON.parse(
      JSON.stringify(publication(name, '1.0.0-2222')).replaceAll('1.0.0-2222', '1.0.0-1111'),
    ) as object
    expect(await asTeam('POST', `/${name}/releases`, other)).toMatchObject({ status: 409 })
    expect((await fileOf(one, name, '1.0.0-1111')).body).toBe(codeOf(name, '1.0.0-1111'))
  })

  it('gives way to the last good one when a file of it is damaged later, and is named', async () => {
    const name = nameOf('damaged')
    await publish(name, '1.0.0-1111')
    await publish(name, '1.0.0-2222')
    expect((await settled(two)).versions[name]).toBe('1.0.0-2222')
    truncateSync(join(store, name, '1.0.0-2222/assets/tab-1.js'), 3)
    expect((await settled(two)).versions[name]).toBe('1.0.0-1111')
    const token = await tokenFor(['ops:read'])
    const { troubles, remotes } = (
      await two.app.inject({
        url: '/api/operator/releases',
        headers: { authorization: `Bearer ${token}` },
      })
    ).json<{ troubles: { name: string }[]; remotes: { name: string; owner: object }[] }>()
    expect(remotes.find((remote) => remote.name === name)?.owner).toEqual({
      team: 'Team A',
      contact: '#team-a',
      runbook: 'docs/runbook.md',
    })
    expect((await settled(two)).answer.body).not.toContain('#team-a')
    expect(troubles.filter((trouble) => trouble.name === name)).toEqual([
      {
        name,
        file: join(name, '1.0.0-2222/assets/tab-1.js'),
        problem: expect.any(String),
        in_force: '1.0.0-1111',
      },
    ])
    expect(await publish(name, '1.0.0-2222')).toMatchObject({ status: 201 })
    expect((await settled(two)).versions[name]).toBe('1.0.0-2222')
  })
})

describe('a pinned version', () => {
  it('stays while newer ones are published, until it is let go', async () => {
    const name = nameOf('pinned')
    await publish(name, '1.0.0-1111')
    await asTeam('PUT', `/${name}/pin`, { version: '1.0.0-1111' })
    await publish(name, '1.0.0-2222')
    expect((await settled(two)).versions[name]).toBe('1.0.0-1111')
    await asTeam('PUT', `/${name}/pin`, { version: null })
    await publish(name, '1.0.0-3333')
    expect((await settled(two)).versions[name]).toBe('1.0.0-3333')
  })

  it('must have been published, and be kept', async () => {
    const name = nameOf('gone')
    await publish(name, '1.0.0-1111')
    expect((await asTeam('PUT', `/${name}/pin`, { version: '1.0.0-9999' })).status).toBe(404)
    rmSync(join(store, name, '1.0.0-1111'), { recursive: true })
    expect((await asTeam('PUT', `/${name}/pin`, { version: '1.0.0-1111' })).status).toBe(410)
  })
})

describe('a canary', () => {
  const cookieOf = ({ jar }: { jar: Map<string, string> }) =>
    [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  it('is given to its share of the people, the same on each replica and each time, and to nobody unknown', async () => {
    const name = nameOf('canary')
    await publish(name, '1.0.0-1111')
    await publish(name, '1.0.0-2222', { hold: true })
    const people = await Promise.all(Array.from({ length: 6 }, () => one.signUp()))
    const shares = people.map(({ userId }) => canaryShareOf(userId, name)).sort((a, b) => a - b)
    const share = Math.max(1, (shares[2] ?? 0) + 1)
    await asTeam('PUT', `/${name}/canary`, { version: '1.0.0-2222', share })
    for (const replica of [one, two, one]) {
      expect((await settled(replica)).versions[name]).toBe('1.0.0-1111')
      for (const person of people) {
        const expected = canaryShareOf(person.userId, name) < share ? '1.0.0-2222' : '1.0.0-1111'
        expect((await settled(replica, cookieOf(person))).versions[name]).toBe(expected)
      }
    }
    await asTeam('POST', `/${name}/rollback`)
    for (const person of people)
      expect((await settled(two, cookieOf(person))).versions[name]).toBe('1.0.0-1111')
  })

  it('goes to more and to fewer, always the same ones', async () => {
    const name = nameOf('growing')
    await publish(name, '1.0.0-1111')
    await publish(name, '1.0.0-2222', { hold: true })
    const people = await Promise.all(Array.from({ length: 6 }, () => one.signUp()))
    const shareOf = ({ userId }: { userId: string }) => canaryShareOf(userId, name)
    const shares = people.map(shareOf).sort((a, b) => a - b)
    const few = (shares[1] ?? 0) + 1
    const many = (shares[3] ?? 0) + 1
    const given: string[][] = []
    for (const share of [few, many, few]) {
      await asTeam('PUT', `/${name}/canary`, { version: '1.0.0-2222', share })
      const expected = people.filter((person) => shareOf(person) < share).map(({ userId }) => userId)
      for (const replica of [one, two]) {
        const got: string[] = []
        for (const person of people)
          if ((await settled(replica, cookieOf(person))).versions[name] === '1.0.0-2222')
            got.push(person.userId)
        expect(got).toEqual(expected)
        given.push(got)
      }
    }
    const [atFirst = [], , grown = [], , atLast = []] = given
    expect(grown).toEqual(expect.arrayContaining(atFirst))
    expect(atLast).toEqual(atFirst)
  })

  it('is named to whom it may belong while a session cannot be read, so that a device keeps the one it had', async () => {
    const name = nameOf('unread')
    await publish(name, '1.0.0-1111')
    await publish(name, '1.0.0-2222', { hold: true })
    const person = await one.signUp()
    await asTeam('PUT', `/${name}/canary`, { version: '1.0.0-2222', share: 1 })
    const { answer: known } = await settled(one, cookieOf(person))
    expect(known.json()).not.toHaveProperty('undecided')

    const reading = jest.spyOn(one.app.get(SessionPort, { strict: false }), 'verify')
    try {
      reading.mockRejectedValue(new Error('the database is away'))
      const { answer, versions } = await settled(one, cookieOf(person))
      expect(versions[name]).toBe('1.0.0-1111')
      expect(answer.json()).toMatchObject({
        undecided: expect.arrayContaining([expect.objectContaining({ name, version: '1.0.0-2222' })]),
      })
      expect((await settled(one)).answer.json()).not.toHaveProperty('undecided')
      await asTeam('POST', `/${name}/rollback`)
      const { undecided = [] } = (await settled(one, cookieOf(person))).answer.json<{
        undecided?: object[]
      }>()
      expect(undecided).not.toContainEqual(expect.objectContaining({ name }))
    } finally {
      reading.mockRestore()
    }
  })

  it.each([0, 101, '10', null])('has a share from 1 to 100, never %j', async (share) => {
    const name = nameOf('share')
    await publish(name, '1.0.0-1111')
    expect((await asTeam('PUT', `/${name}/canary`, { version: '1.0.0-1111', share })).status).toBe(400)
  })
})

describe('a remote that was taken out', () => {
  it('is gone for everybody, with its notice, and comes back', async () => {
    const name = nameOf('killed')
    const notice = 'Scanning takes a short break.'
    await publish(name, '1.0.0-1111')
    await asTeam('PUT', `/${name}/kill`, { notice })
    for (const replica of [one, two]) {
      const { versions, killed } = await settled(replica)
      expect(versions[name]).toBeUndefined()
      expect(killed[name]).toBe(notice)
    }
    await asTeam('DELETE', `/${name}/kill`)
    expect((await settled(two)).versions[name]).toBe('1.0.0-1111')
  })

  it('may be one that the server was shipped with', async () => {
    await asTeam('PUT', `/${SHIPPED}/kill`, { notice: 'A short break.' })
    expect((await settled(two)).versions[SHIPPED]).toBeUndefined()
    await asTeam('DELETE', `/${SHIPPED}/kill`)
    expect((await settled(two)).versions[SHIPPED]).toBe('1.0.0-aaaa')
  })
})

describe('the list of remotes', () => {
  it('has a tag, is asked for each time, and is not kept for somebody else', async () => {
    const { answer } = await settled(one)
    const { etag } = answer.headers
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('Cookie'),
    })
    const again = await one.app.inject({ url: '/remotes.json', headers: { 'if-none-match': String(etag) } })
    expect(again.statusCode).toBe(304)
  })

  it('goes on when the store is full of what does not belong there', async () => {
    writeFileSync(join(store, 'mfe-note.txt'), 'a note')
    expect((await settled(one)).answer.statusCode).toBe(200)
  })
})

interface Change {
  method: 'PUT' | 'POST'
  word: string
  body?: object
}

/** What changes the version in force, in an order in which each can be done. */
const CHANGES: Change[] = [
  { method: 'PUT', word: 'canary', body: { version: '1.0.0-1111', share: 10 } },
  { method: 'POST', word: 'rollback' },
  { method: 'PUT', word: 'pin', body: { version: '1.0.0-1111' } },
  { method: 'PUT', word: 'kill', body: { notice: 'A short break.' } },
]

/** What the audit log has of a remote, the first first. */
const auditOf = async (name: string) => {
  const answer = await one.app.inject({
    url: '/api/operator/audit?limit=50',
    headers: { authorization: `Bearer ${await tokenFor(['audit:read'])}` },
  })
  const { entries } = answer.json<{ entries: { action: string; subject: string | null }[] }>()
  return entries.filter(({ subject }) => subject?.split(' ')[0] === `remote=${name}`).reverse()
}

describe('every change', () => {
  it('needs its scope, and is in the audit log by name of remote', async () => {
    const name = nameOf('audit')
    const answer = await one.app.inject({
      method: 'POST',
      url: `/api/operator/remotes/${name}/releases`,
      headers: { authorization: `Bearer ${await tokenFor(['ops:read', 'ops:write'])}` },
      payload: publication(name, '1.0.0-1111'),
    })
    expect(answer.statusCode).toBe(403)
    await publish(name, '1.0.0-1111')
    for (const { method, word, body } of CHANGES)
      expect([word, (await asTeam(method, `/${name}/${word}`, body)).status]).toEqual([word, 200])
    await asTeam('DELETE', `/${name}/kill`)
    const published = 'POST /api/operator/remotes/:remote/releases'
    const asked = (await auditOf(name)).filter(({ action }) => /^[A-Z]+ \//.test(action))
    expect(asked.map(({ action }) => action)).toEqual([
      `${published} refused`,
      published,
      ...CHANGES.map(({ method, word }) => `${method} /api/operator/remotes/:remote/${word}`),
      'DELETE /api/operator/remotes/:remote/kill',
    ])
  })

  it('says in the audit log which version it was about, and what it led from and to', async () => {
    const name = nameOf('audited')
    await publish(name, '1.0.0-1111')
    await publish(name, '1.0.0-2222', { hold: true })
    await asTeam('PUT', `/${name}/canary`, { version: '1.0.0-2222', share: 10 })
    await asTeam('POST', `/${name}/rollback`)
    await asTeam('PUT', `/${name}/pin`, { version: '1.0.0-2222' })
    await asTeam('PUT', `/${name}/pin`, { version: null })
    await asTeam('POST', `/${name}/rollback`)
    await asTeam('PUT', `/${name}/kill`, { notice: 'A short break.' })
    await asTeam('DELETE', `/${name}/kill`)
    const said = (await auditOf(name)).filter(({ action }) => !/^[A-Z]+ \//.test(action))
    expect(said.map(({ action, subject }) => [action, subject?.replace(`remote=${name} `, '')])).toEqual([
      ['release published', 'version=1.0.0-1111 from=shipped to=1.0.0-1111'],
      ['release held', 'version=1.0.0-2222 from=1.0.0-1111 to=1.0.0-1111'],
      ['canary given', 'version=1.0.0-2222 share=10 from=1.0.0-1111 to=1.0.0-1111, canary 1.0.0-2222 10%'],
      ['rolled back', 'from=1.0.0-1111, canary 1.0.0-2222 10% to=1.0.0-1111'],
      ['release pinned', 'version=1.0.0-2222 from=1.0.0-1111 to=1.0.0-2222, pinned'],
      ['release unpinned', 'from=1.0.0-2222, pinned to=1.0.0-2222'],
      ['rolled back', 'from=1.0.0-2222 to=1.0.0-1111'],
      ['remote taken out', 'notice=A short break. from=1.0.0-1111 to=1.0.0-1111, taken out'],
      ['remote brought back', 'from=1.0.0-1111, taken out to=1.0.0-1111'],
    ])
  })

  it.each(CHANGES)(
    'by $method $word is not sent by accident: it asks for its word',
    async ({ method, word, body }) => {
      const name = nameOf(`accident-${word}`)
      await publish(name, '1.0.0-1111')
      const refused = await one.app.inject({
        method,
        url: `/api/operator/remotes/${name}/${word}`,
        headers: { authorization: `Bearer ${await tokenFor(['releases:write'])}` },
        ...(body && { payload: body }),
      })
      expect([refused.statusCode, refused.body]).toEqual([
        400,
        expect.stringContaining(`send the word ${word}`),
      ])
      expect((await settled(two)).versions[name]).toBe('1.0.0-1111')
    },
  )
})

describe('what browsers tell', () => {
  const tell = (reports: object[], replica = one) =>
    replica.app.inject({
      method: 'POST',
      url: '/api/client-errors',
      headers: { 'user-agent': 'Mozilla/5.0 Chrome/141.0', origin: 'http://localhost:3000' },
      payload: { reports },
    })
  const failed = (remote: string, version: string) => ({
    kind: 'failed',
    remote,
    version,
    reason: 'download',
    id: 'ABC234',
  })
  /** Somebody who is given the canary, and the mark they got with it. */
  const somebody = async (name: string, replica: Replica) => {
    const { jar } = await one.signUp()
    const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ')
    const { answer, versions } = await settled(replica, cookie)
    expect(versions[name]).toBe('1.0.0-2222')
    const { remotes } = answer.json<{ remotes: { name: string; mark: string }[] }>()
    return { cookie, mark: remotes.find((remote) => remote.name === name)?.mark }
  }
  const written = (replica = one) => replica.app.get(FieldService, { strict: false }).write()
  const times = (number: number, report: object) => Array.from({ length: number }, () => report)

  it('is counted by version, and pauses a canary that fails too often, for everybody', async () => {
    const name = nameOf('field')
    await publish(name, '1.0.0-1111')
    await publish(name, '1.0.0-2222', { hold: true })
    await asTeam('PUT', `/${name}/canary`, { version: '1.0.0-2222', share: 100 })
    const people = []
    for (const replica of [one, two, one, two, one, two]) people.push(await somebody(name, replica))
    const cookie = people[0]?.cookie
    const loaded = { kind: 'loaded', remote: name, version: '1.0.0-2222', ms: 300 }
    for (const { mark } of people) expect((await tell(times(10, { ...loaded, mark }))).statusCode).toBe(204)
    await written()
    expect((await settled(two, cookie)).versions[name]).toBe('1.0.0-2222')
    for (const { mark } of people.slice(2))
      expect((await tell([{ ...failed(name, '1.0.0-2222'), mark }], two)).statusCode).toBe(204)
    await written(two)
    expect((await settled(two, cookie)).versions[name]).toBe('1.0.0-1111')
    expect((await settled(one, cookie)).versions[name]).toBe('1.0.0-1111')
    const { body } = await asTeam('GET', `/${name}/field`)
    expect(body.versions).toEqual([{ version: '1.0.0-2222', loads: 60, failures: 4, p75_ms: 500 }])
    const { remotes } = (await asTeam('GET', '')).body as { remotes: Record<string, unknown>[] }
    expect(remotes.find(({ remote }) => remote === name)).toMatchObject({
      canary_version: '1.0.0-2222',
      canary_paused: 'It failed for 4 of 6 people, in 4 of 60 loads.',
      changed_by: 'Gastric Buddy',
    })
    const audit = await one.app.inject({
      url: '/api/operator/audit?limit=50',
      headers: { authorization: `Bearer ${await tokenFor(['audit:read'])}` },
    })
    const { entries } = audit.json<{ entries: { subject: string | null }[] }>()
    expect(
      entries.filter(({ subject }) => subject?.includes(`remote=${name} version=1.0.0-2222 why=`)),
    ).toEqual([
      expect.objectContaining({
        token_id: 'system',
        name: 'Gastric Buddy',
        action: 'canary paused',
        subject: `remote=${name} version=1.0.0-2222 why=It failed for 4 of 6 people, in 4 of 60 loads.`,
      }),
    ])
  })

  it('counts a page with many cards of one remote as one load that failed', async () => {
    const name = nameOf('cards')
    await publish(name, '1.0.0-1111')
    const card = failed(name, '1.0.0-1111')
    later()
    expect((await tell([card, ...times(4, { ...card, again: true })])).statusCode).toBe(204)
    await written()
    const { body } = await asTeam('GET', `/${name}/field`)
    expect(body.versions).toMatchObject([{ version: '1.0.0-1111', loads: 0, failures: 1 }])
  })

  it('counts what a server was shipped with, also when nothing was ever published', async () => {
    expect((await tell([failed(SHIPPED, '1.0.0-aaaa')])).statusCode).toBe(204)
    await written()
    const { body } = await asTeam('GET', `/${SHIPPED}/field`)
    expect(body.versions).toMatchObject([{ version: '1.0.0-aaaa', loads: 0, failures: 1 }])
  })

  it('is not crowded out by names that somebody makes up', async () => {
    const name = nameOf('crowded')
    await publish(name, '1.0.0-1111')
    for (let body = 0; body < 30; body++)
      expect(
        (await tell(Array.from({ length: 20 }, (_, n) => failed(`mfe-x${body}-${n}`, '1.0.0-1111'))))
          .statusCode,
      ).toBe(204)
    later()
    await tell([failed(name, '1.0.0-1111')])
    await written()
    const { body } = await asTeam('GET', `/${name}/field`)
    expect(body.versions).toMatchObject([{ version: '1.0.0-1111', failures: 1 }])
    const figures = await one.app.inject({
      url: '/api/operator/metrics',
      headers: { authorization: `Bearer ${await tokenFor(['ops:read'])}` },
    })
    expect(figures.body).toContain(
      `remote_reports_total{remote="${name}",version="1.0.0-1111",report="download"} 1`,
    )
    expect(figures.body).not.toContain('mfe-x')
  })

  it('leaves no word in the log that somebody makes up as a name', async () => {
    const name = nameOf('in-the-log')
    await publish(name, '1.0.0-1111')
    later()
    const lines = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined)
    await tell([
      failed(name, '1.0.0-1111'),
      failed('mfe-sam-vomits', '1.0.0-suicidal'),
      failed(name, '1.0.0-suicidal'),
      failed(SHIPPED, '1.0.0-0a1b2c3d'),
    ])
    const said = lines.mock.calls.map(([line]: unknown[]) => String(line).split(' download')[0])
    lines.mockRestore()
    expect(said).toEqual([
      `fault ABC234: ${name} 1.0.0-1111`,
      'fault ABC234: unknown unknown',
      `fault ABC234: ${name} unknown`,
      `fault ABC234: ${SHIPPED} 1.0.0-0a1b2c3d`,
    ])
  })

  it('leaves no row of a version that was never published', async () => {
    const name = nameOf('made-up')
    await publish(name, '1.0.0-1111')
    expect((await tell(times(20, failed(name, '9.9.9-9999')))).statusCode).toBe(204)
    await written()
    expect((await asTeam('GET', `/${name}/field`)).body).toEqual({ versions: [] })
  })

  it.each([
    { kind: 'failed', remote: 'mfe-scan', version: null, reason: 'download', id: 'weight 240' },
    { kind: 'failed', remote: 'mfe-scan', version: null, reason: 'I feel sick' },
    { kind: 'failed', remote: 'mfe-scan', version: null, reason: 'broken', cause: 'weight 240' },
    { kind: 'failed', remote: 'mfe-scan', version: null, reason: 'broken', cause: 'HTTP 240 lbs' },
    { kind: 'failed', remote: 'scan', version: null, reason: 'download' },
    { kind: 'loaded', remote: 'mfe-scan', version: null, ms: 3 },
    { kind: 'failed', remote: 'mfe-scan', version: null, reason: 'download', note: 'Sam' },
  ])('takes nothing else: %j', async (report) => {
    expect((await tell([report])).statusCode).toBe(400)
  })
})
