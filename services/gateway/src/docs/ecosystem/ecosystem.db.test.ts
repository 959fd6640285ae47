import { randomBytes } from 'node:crypto'
import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { FieldService } from '@gb/releases'
import { OperatorService } from '@gb/profile'
import type { OperatorScope } from '@gb/service-kit'
import { publication, ship } from '../../testing/a-release.js'
import { confirmed } from '../../testing/confirmed.js'
import { startProduct } from '../../testing/start-product.js'

// Names of this run alone: the rows outlive it.
const run = randomBytes(4).toString('hex')
const SHIPPED = `mfe-shown-${run}`
const PUBLISHED = `mfe-field-${run}`

type Product = Awaited<ReturnType<typeof startProduct>>
let product: Product

beforeAll(async () => {
  product = await startProduct({ prepare: (folder) => ship(folder, SHIPPED, '1.0.0-aaaa') })
})
afterAll(() => product.app.close())

const tokenFor = async (...scopes: OperatorScope[]) =>
  (await product.app.get(OperatorService, { strict: false }).create('Olga Support', scopes, 1)).token

const asPassword = (token: string) => `Basic ${Buffer.from(`olga:${token}`).toString('base64')}`

const open = async (authorization?: string) => {
  const answer = await product.app.inject({
    url: '/api/operator/ecosystem',
    headers: authorization === undefined ? {} : { authorization },
  })
  return { status: answer.statusCode, body: answer.body, headers: answer.headers }
}

const change = async (method: 'POST' | 'PUT', path: string, payload: object) => {
  const answer = await product.app.inject({
    method,
    url: `/api/operator/remotes${path}`,
    headers: { authorization: `Bearer ${await tokenFor('releases:write')}`, ...confirmed(path) },
    payload,
  })
  expect([200, 201]).toContain(answer.statusCode)
}

interface Shown {
  remote: string
  versions: object[]
}

/** What the call says of a remote, and its part of the page. */
const shown = async (remote: string) => {
  const authorization = `Bearer ${await tokenFor('ops:read')}`
  const answer = await product.app.inject({
    url: '/api/operator/remotes/ecosystem',
    headers: { authorization },
  })
  const { remotes } = answer.json<{ remotes: Shown[] }>()
  const { body } = await open(authorization)
  const [, after = ''] = body.split(`<h2>${remote}</h2>`)
  const [part = ''] = after.split('</section>')
  const text = part
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { said: remotes.find((one) => one.remote === remote), text }
}

const tell = async (reports: object[]) => {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/client-errors',
    headers: { origin: 'http://localhost:3000' },
    payload: { reports },
  })
  expect(answer.statusCode).toBe(204)
  await product.app.get(FieldService, { strict: false }).write()
}

/** What somebody is given with the canary. */
const someMark = async () => {
  const { jar } = await product.signUp()
  const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ')
  const { remotes } = (await product.app.inject({ url: '/remotes.json', headers: { cookie } })).json<{
    remotes: { name: string; mark?: string }[]
  }>()
  return remotes.find(({ name }) => name === PUBLISHED)?.mark
}

describe('the page of all remotes', () => {
  it.each([
    ['nobody', () => Promise.resolve(undefined)],
    ['a password that is no token', () => Promise.resolve(asPassword('letmein'))],
    [
      'a token that nobody has',
      () => Promise.resolve(asPassword(`gbop_${'0'.repeat(12)}_${'x'.repeat(43)}`)),
    ],
  ])('asks %s for a token, and shows nothing', async (_who, authorization) => {
    const { status, body, headers } = await open(await authorization())
    expect([status, headers['www-authenticate']]).toEqual([401, expect.stringContaining('Basic')])
    expect(body).not.toContain('mfe-')
  })

  it('is refused to a token without the scope, and shown to one that has it, as password or bearer', async () => {
    const others = await tokenFor('releases:write', 'audit:read', 'health:read')
    const refused = await open(asPassword(others))
    expect([refused.status, refused.body.includes('mfe-')]).toEqual([403, false])
    const token = await tokenFor('ops:read')
    for (const authorization of [asPassword(token), `Bearer ${token}`])
      expect(await open(authorization)).toMatchObject({
        status: 200,
        body: expect.stringContaining(SHIPPED),
        headers: {
          'cache-control': 'no-store',
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
        },
      })
  })

  it('has a remote that came with the server and of which nothing was told', async () => {
    const { said, text } = await shown(SHIPPED)
    expect(said).toMatchObject({
      version: '1.0.0-aaaa',
      source: 'folder',
      team: 'Team A',
      changed_by: null,
      versions: [{ version: '1.0.0-aaaa', given_to: 'everybody', loads: 0, failures: 0, p75_ms: null }],
    })
    expect(text).toContain('In force 1.0.0-aaaa, shipped with the server')
    expect(text).toContain('Owner Team A, #team-a Runbook docs/runbook.md')
  })

  it('shows versions in the field with failure rate and load time, canary, pin, pause and notice', async () => {
    await change('POST', `/${PUBLISHED}/releases`, publication(PUBLISHED, '1.0.0-1111'))
    await change('POST', `/${PUBLISHED}/releases`, publication(PUBLISHED, '1.0.0-2222'))
    await change('POST', `/${PUBLISHED}/releases`, { ...publication(PUBLISHED, '1.0.0-3333'), hold: true })
    await change('PUT', `/${PUBLISHED}/pin`, { version: '1.0.0-2222' })
    await change('PUT', `/${PUBLISHED}/canary`, { version: '1.0.0-3333', share: 10 })
    const loaded = (version: string, ms: number) => ({ kind: 'loaded', remote: PUBLISHED, version, ms })
    const failed = {
      kind: 'failed',
      remote: PUBLISHED,
      version: '1.0.0-1111',
      reason: 'download',
      id: 'ABC234',
    }
    await tell([
      failed,
      ...[90, 90, 90, 400].map((ms) => loaded('1.0.0-1111', ms)),
      loaded('1.0.0-2222', 9000),
    ])
    const running = await shown(PUBLISHED)
    expect(running.said?.versions).toEqual([
      { version: '1.0.0-2222', given_to: 'everybody', loads: 1, failures: 0, p75_ms: -1 },
      { version: '1.0.0-3333', given_to: 'some', loads: 0, failures: 0, p75_ms: null },
      { version: '1.0.0-1111', given_to: 'nobody', loads: 4, failures: 1, p75_ms: 100 },
    ])
    for (const words of [
      'Canary 1.0.0-3333 for 10 % of people',
      'Pinned Stays when a newer version is published.',
      '1.0.0-2222 everybody 1 0.0% (0) over 8,000 ms',
      '1.0.0-1111 open pages only 4 20.0% (1) 100 ms',
      'Last change Olga Support,',
    ])
      expect(running.text).toContain(words)

    await change('PUT', `/${PUBLISHED}/canary`, { version: '1.0.0-3333', share: 100 })
    for (let person = 0; person < 3; person++)
      await tell([{ ...failed, version: '1.0.0-3333', mark: await someMark() }])
    await change('PUT', `/${PUBLISHED}/kill`, { notice: 'A <b>short</b> break & back.' })
    const away = await shown(PUBLISHED)
    expect(away.text).toContain('paused, nobody gets it. It failed for 3 of 3 people, in 3 of 3 loads.')
    expect(away.text).toContain('Taken out A &lt;b&gt;short&lt;/b&gt; break &amp; back.')
    expect(away.said?.versions).toEqual([
      expect.objectContaining({ version: '1.0.0-1111', given_to: 'nobody' }),
      expect.objectContaining({ version: '1.0.0-2222', given_to: 'nobody' }),
      expect.objectContaining({ version: '1.0.0-3333', given_to: 'nobody', failures: 3 }),
    ])
  })

  it('names the file for which a release is not in force', async () => {
    const name = `mfe-spoiled-${run}`
    ship(product.env.webRoot, name, '1.0.0-bbbb')
    truncateSync(join(product.env.webRoot, name, 'dist/1.0.0-bbbb/assets/tab-1.js'), 3)
    const { text } = await shown(name)
    expect(text).toContain('In force Nothing: no release of it is good')
    expect(text).toContain('assets/tab-1.js is not what was built')
  })
})
