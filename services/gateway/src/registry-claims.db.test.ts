import { randomBytes } from 'node:crypto'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Release } from '@gb/domain'
import { Client } from 'pg'
import { publication, ship, shipShell } from './testing/a-release.js'
import { confirmed } from './testing/confirmed.js'
import { startProduct } from './testing/start-product.js'
import { type Replica, startTwoReplicas, type TwoReplicas } from './testing/two-replicas.js'

// Names of this run alone: the rows outlive it.
const run = randomBytes(4).toString('hex')
const nameOf = (word: string) => `mfe-${word}-${run}`
const SHIPPED = nameOf('m-shipped')
const tabs = (word: string): Required<Pick<Release, 'tabs'>> => ({
  tabs: { [`${word}-${run}`]: { title: 'Notes', icon: 'notes', place: 'log', order: 60 } },
})

let replicas: TwoReplicas
let one: Replica
let two: Replica
let token: string

const prepare = (folder: string) => {
  ship(folder, SHIPPED, '1.0.0-aaaa', tabs('shipped'))
  shipShell(folder, { contract: '3.0.0', shared: {} })
}

beforeAll(async () => {
  replicas = await startTwoReplicas(prepare)
  ;({ one, two } = replicas)
  token = await replicas.tokenFor(['releases:write', 'ops:read'])
})
afterAll(() => replicas.stop())

const asTeam = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, replica = one) => {
  const answer = await replica.app.inject({
    method,
    url: `/api/operator/remotes${path}`,
    headers: { authorization: `Bearer ${token}`, ...confirmed(path) },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, text: answer.body }
}
const publish = (name: string, version: string, declared: object, more: object = {}, replica = one) =>
  asTeam('POST', `/${name}/releases`, { ...publication(name, version, declared), ...more }, replica)

const rowsOf = async (sql: string, values: string[]) => {
  const client = new Client({ connectionString: one.databaseUrl })
  await client.connect()
  await client.query(sql, values)
  await client.end()
}

/** What a replica that starts now lists, which knows nothing but the rows, the store and what it was shipped with. */
const listedByAThird = async (names: readonly string[]) => {
  const variables = { RELEASE_STORE: replicas.store, KEYS_FILE: one.env.keysFile }
  const third = await startProduct({ prepare, variables })
  const listed = await listedBy(third, names)
  await third.app.close()
  return listed
}
const listedBy = async ({ app }: Replica, names: readonly string[]) => {
  const answer = await app.inject({ url: '/remotes.json' })
  const { remotes } = answer.json<{ remotes: { name: string; version: string }[] }>()
  return remotes
    .filter(({ name }) => names.includes(name))
    .map(({ name, version }) => `${name} ${version}`)
    .sort()
}

/** What puts a held version in force, for everybody or for some. */
const WAYS: [string, string, object][] = [
  ['as a canary', 'canary', { version: '1.0.0-2222', share: 10 }],
  ['as a canary for all', 'canary', { version: '1.0.0-2222', share: 100 }],
  ['pinned', 'pin', { version: '1.0.0-2222' }],
]

describe.each(WAYS)('a version that was held back, and comes %s', (_, word, body) => {
  it('does not get the tab that another remote has meanwhile, on any replica', async () => {
    const at = WAYS.findIndex(([, , other]) => other === body)
    // Its name comes first: who walks by name meets it before the one that has the tab.
    const [held, owner] = [nameOf(`a-held${at}`), nameOf(`b-owner${at}`)]
    const own = tabs(`held${at}`)
    expect((await publish(held, '1.0.0-1111', {})).status).toBe(201)
    expect((await publish(held, '1.0.0-2222', own, { hold: true })).status).toBe(201)
    expect((await publish(owner, '1.0.0-1111', own)).status).toBe(201)
    for (const replica of [one, two]) {
      const refused = await asTeam('PUT', `/${held}/${word}`, body, replica)
      expect(refused.status).toBe(400)
      expect(refused.text).toContain(`belongs to ${owner}. Nothing was changed.`)
    }
    expect(await listedByAThird([held, owner])).toEqual([`${held} 1.0.0-1111`, `${owner} 1.0.0-1111`])
    expect((await asTeam('PUT', `/${owner}/pin`, { version: '1.0.0-1111' })).status).toBe(200)
  })
})

describe('two remotes that publish the same new tab at once', () => {
  it('have one that gets it, and nothing is left of the other', async () => {
    for (let round = 0; round < 5; round++) {
      const names = ['a', 'b'].map((word) => nameOf(`${word}-once${round}`))
      const own = tabs(`once${round}`)
      const answers = await Promise.all(
        names.map((name, at) => publish(name, '1.0.0-1111', own, {}, at === 0 ? one : two)),
      )
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 400])
      const winner = names.find((_, at) => answers[at]?.status === 201) ?? ''
      const loser = names.find((name) => name !== winner) ?? ''
      const refused = answers.find(({ status }) => status === 400)
      expect(refused?.text).toContain(`belongs to ${winner}. Nothing was published.`)
      expect((await asTeam('GET', `/${loser}`)).status).toBe(404)
      const kept = readdirSync(replicas.store).includes(loser) ? readdirSync(join(replicas.store, loser)) : []
      expect(kept).toEqual([])
    }
  })
})

describe('a rollback', () => {
  it('does not lead to a shipped release whose tab another remote has meanwhile', async () => {
    const owner = nameOf('z-owner')
    expect((await publish(SHIPPED, '1.0.0-bbbb', {})).status).toBe(201)
    expect((await publish(owner, '1.0.0-1111', tabs('shipped'))).status).toBe(201)
    const refused = await asTeam('POST', `/${SHIPPED}/rollback`, undefined, two)
    expect(refused.status).toBe(400)
    expect(refused.text).toContain(`belongs to ${owner}. Nothing was changed.`)
    expect(await listedByAThird([SHIPPED, owner])).toEqual([`${SHIPPED} 1.0.0-bbbb`, `${owner} 1.0.0-1111`])
  })

  it('keeps the tab that it may bring back', async () => {
    const [owner, other] = [nameOf('owner-back'), nameOf('other-back')]
    await publish(owner, '1.0.0-1111', tabs('back'))
    await publish(owner, '1.0.0-2222', {})
    expect((await publish(other, '1.0.0-1111', tabs('back'))).text).toContain(`belongs to ${owner}`)
    expect((await asTeam('POST', `/${owner}/rollback`)).status).toBe(200)
  })

  it('does not lead to a version whose files are gone, and says so', async () => {
    const name = nameOf('gone-back')
    for (const version of ['1.0.0-1111', '1.0.0-2222']) await publish(name, version, {})
    rmSync(join(replicas.store, name, '1.0.0-1111'), { recursive: true })
    const refused = await asTeam('POST', `/${name}/rollback`)
    expect(refused.status).toBe(410)
    expect(refused.text).toContain('its files are no longer kept')
    expect(await listedBy(one, [name])).toEqual([`${name} 1.0.0-2222`])
  })
})

describe('rows that claim the same tab, as they may be of an earlier server', () => {
  it.each([
    ['a canary', `canary_version = '1.0.0-2222', canary_share = 100`],
    ['what came later', `version = '1.0.0-2222'`],
  ])('are decided in the same way by every replica, also by one that starts: %s', async (word, change) => {
    const kind = word.split(' ')[1] ?? ''
    const [late, owner] = [nameOf(`a-${kind}`), nameOf(`b-${kind}`)]
    await publish(owner, '1.0.0-1111', tabs(kind))
    await publish(late, '1.0.0-1111', {})
    await rowsOf(
      `INSERT INTO releases.release (remote, version, described, published_by)
       SELECT $1, '1.0.0-2222',
         replace(replace(described::text, $2, $1), '1.0.0-1111', '1.0.0-2222')::jsonb, published_by
       FROM releases.release WHERE remote = $2 AND version = '1.0.0-1111'`,
      [late, owner],
    )
    // The bytes that its description names.
    cpSync(join(replicas.store, owner, '1.0.0-1111'), join(replicas.store, late, '1.0.0-2222'), {
      recursive: true,
    })
    await rowsOf(`UPDATE releases.rollout SET ${change}, earlier = '{1.0.0-1111}' WHERE remote = $1`, [late])
    const listed = await listedByAThird([late, owner])
    expect(listed).toContain(`${owner} 1.0.0-1111`)
    expect(listed).not.toContain(`${late} 1.0.0-2222`)
  })
})

describe('a version that does not fit any more', () => {
  const shellIs = (contract: string) => {
    for (const { env } of [one, two]) shipShell(env.webRoot, { contract, shared: {} })
  }

  it.each(['pin', 'canary', 'rollback'] as const)(
    'is not put in force by %s, which says why',
    async (word) => {
      const name = nameOf(`misfit-${word}`)
      shellIs('3.1.0')
      try {
        await publish(name, '1.0.0-1111', { shell: '^3.1.0' })
        await publish(name, '1.0.0-2222', {})
      } finally {
        shellIs('3.0.0')
      }
      const refused = await (word === 'rollback'
        ? asTeam('POST', `/${name}/rollback`)
        : asTeam('PUT', `/${name}/${word}`, {
            version: '1.0.0-1111',
            ...(word === 'canary' && { share: 10 }),
          }))
      expect(refused.status).toBe(400)
      expect(refused.text).toContain('It needs shell ^3.1.0, this is 3.0.0. Nothing was changed.')
      expect(await listedBy(one, [name])).toEqual([`${name} 1.0.0-2222`])
    },
  )

  it('is refused for its API, too', async () => {
    const name = nameOf('misfit-api')
    await publish(name, '1.0.0-1111', {})
    await rowsOf(
      `INSERT INTO releases.release (remote, version, described, published_by)
       SELECT remote, '1.0.0-2222', jsonb_set(described, '{api}', '"^7.0.0"'), published_by
       FROM releases.release WHERE remote = $1`,
      [name],
    )
    cpSync(join(replicas.store, name, '1.0.0-1111'), join(replicas.store, name, '1.0.0-2222'), {
      recursive: true,
    })
    for (const [word, body] of [
      ['pin', { version: '1.0.0-2222' }],
      ['canary', { version: '1.0.0-2222', share: 10 }],
    ] as const) {
      const refused = await asTeam('PUT', `/${name}/${word}`, body)
      expect(refused.status).toBe(400)
      expect(refused.text).toContain('It needs API ^7.0.0')
      expect(refused.text).toContain('Nothing was changed.')
    }
  })
})

describe('a token for one remote', () => {
  it('ships nothing of another, may look at all, and leaves its refusals in the audit log', async () => {
    const [own, other] = [nameOf('token-own'), nameOf('token-other')]
    const limited = await replicas.tokenFor(['releases:write', 'ops:read', 'audit:read'], [own])
    const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      one.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${limited}`, ...confirmed(url), 'x-reason': 'She asked for it.' },
        ...(payload && { payload }),
      })
    await publish(other, '1.0.0-1111', {})
    const at = (name: string) => `/api/operator/remotes/${name}`
    const calls: [Parameters<typeof ask>[0], string, object?][] = [
      ['POST', '/releases', publication(other, '1.0.0-2222')],
      ['PUT', '/pin', { version: '1.0.0-1111' }],
      ['PUT', '/canary', { version: '1.0.0-1111', share: 10 }],
      ['POST', '/rollback'],
      ['PUT', '/kill', { notice: 'A short break.' }],
      ['DELETE', '/kill'],
    ]
    for (const [method, path, body] of calls) {
      const refused = await ask(method, at(other) + path, body)
      expect([path, refused.statusCode]).toEqual([path, 403])
      expect(refused.body).toContain(`ships releases of ${own} and of no other remote`)
    }
    expect((await ask('GET', at(other))).statusCode).toBe(200)
    expect((await ask('POST', `${at(own)}/releases`, publication(own, '1.0.0-1111'))).statusCode).toBe(201)
    expect((await ask('PUT', `${at(own)}/kill`, { notice: 'A short break.' })).statusCode).toBe(200)
    const { entries } = (await ask('GET', '/api/operator/audit?limit=50')).json<{
      entries: { action: string; subject: string | null }[]
    }>()
    const refusals = entries.filter(
      ({ action, subject }) => action.endsWith(' refused') && subject === `remote=${other}`,
    )
    expect(refusals).toHaveLength(calls.length)
  })
})
