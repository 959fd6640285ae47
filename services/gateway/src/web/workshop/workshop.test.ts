import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { InspectedRemote } from '@gb/releases'
import fastify, { type FastifyInstance } from 'fastify'
import { registerPage } from '../page.js'
import { registerStatic } from '../static.js'
import type { Workshop } from './workshop.js'

const PAGE = '<!doctype html><html lang="en"><head><style>a{}</style></head><body></body></html>'
const DEV = 'http://localhost:5172/'

const scan: InspectedRemote = {
  name: 'mfe-scan',
  version: '1.0.0-a',
  source: 'registry',
  canaryShare: 10,
  isKilled: false,
  owner: { team: 'Scan & "Co" <x>', contact: 'scan@gb.example', runbook: 'docs' },
}

let shellDist: string
let server: FastifyInstance

const serve = async (workshop: Workshop | null) => {
  server = fastify()
  server.decorateRequest('cookies')
  server.addHook('onRequest', async (request) => {
    const { cookie } = request.headers
    request.cookies = cookie === undefined ? {} : Object.fromEntries([cookie.split('=') as [string, string]])
  })
  await registerStatic(server, shellDist, async () => null)
  registerPage(server, { shellDist, sessionCookie: 'gb_sid', releases: async () => [], workshop })
}

const open: Workshop = { origins: ['https://previews.example'], remotes: async () => [scan] }
const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })
const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy'])

beforeEach(() => {
  shellDist = mkdtempSync(join(tmpdir(), 'gb-workshop-'))
  mkdirSync(join(shellDist, 'assets'))
  writeFileSync(join(shellDist, 'index.html'), PAGE)
})
afterEach(async () => {
  await server.close()
  rmSync(shellDist, { recursive: true })
})

/** What the shell reads of a page: the attribute as a browser does. */
const toldBy = (page: string): unknown => {
  const [, value] = /data-workshop="([^"]*)"/.exec(page) ?? []
  const text = value?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
  return text === undefined ? null : JSON.parse(text)
}

describe('an override outside production', () => {
  beforeEach(() => serve(open))

  it('stands in the page, and the policy permits its origin and no other', async () => {
    const url = `/?remote.mfe-scan=${DEV}`
    const { body, headers } = await get(url)
    expect(toldBy(body)).toEqual({ overrides: { 'mfe-scan': DEV }, flags: {}, remotes: [scan] })
    expect(headers['cache-control']).toBe('no-store')
    const policy = await policyOf(url)
    for (const rule of ['script', 'style', 'connect'])
      expect(policy).toMatch(new RegExp(`${rule}-src 'self'[^;]* http://localhost:5172(;|$)`))
    expect(policy).toContain("worker-src 'self';")
    expect(policy).toContain("default-src 'none';")
  })

  it('comes from one’s own machine, or from an origin that the server names', async () => {
    for (const good of [DEV, 'https://127.0.0.1:1/x', 'http://[::1]:4', 'https://previews.example/pr-7/'])
      expect((await get(`/?remote.mfe-scan=${encodeURIComponent(good)}`)).statusCode).toBe(200)
    for (const bad of [
      'https://evil.example/',
      'https://localhost.evil.example',
      'https://previews.example.evil.example',
      'http://previews.example',
      'http://user:pass@localhost:5172',
      'javascript:alert(1)',
      'data:text/javascript,1',
      '//evil.example',
      'http://localhost:5172; script-src *',
      'x'.repeat(600),
    ]) {
      const answer = await get(`/?remote.mfe-scan=${encodeURIComponent(bad)}`)
      expect([bad, answer.statusCode, answer.headers['content-type']]).toEqual([
        bad,
        400,
        'text/plain; charset=utf-8',
      ])
    }
  })

  it('has the name of a remote', async () => {
    for (const name of ['', 'shell', '__proto__', 'mfe-Scan', 'mfe-a"onload='])
      expect((await get(`/?remote.${encodeURIComponent(name)}=${DEV}`)).statusCode).toBe(400)
  })

  it('may be a flag alone, which opens the policy for nobody', async () => {
    const url = '/?flag.mfe-scan.mealsOfThisHour=on&flag.mfe-scan.other=off&flag.mfe-tracking.fresh=off'
    expect(toldBy((await get(url)).body)).toEqual({
      overrides: {},
      flags: { 'mfe-scan': { mealsOfThisHour: true, other: false }, 'mfe-tracking': { fresh: false } },
      remotes: [scan],
    })
    expect(await policyOf(url)).toBe(await policyOf('/'))
    for (const bad of [
      'mfe-scan=on',
      'mfe-scan.a b=on',
      'mfe-scan.fresh=yes',
      'scan.fresh=on',
      'mfe-scan.fresh.x=on',
    ])
      expect([bad, (await get(`/?flag.${bad}`)).statusCode]).toEqual([bad, 400])
    for (const odd of ['mfe-scan.__proto__=on', '__proto__.fresh=on'])
      expect([odd, (await get(`/?flag.${odd}`)).statusCode]).toEqual([odd, 400])
    const many = Array.from({ length: 41 }, (_, at) => `flag.mfe-scan.fresh${at}=on`).join('&')
    expect((await get(`/?${many}`)).statusCode).toBe(400)
  })

  it('ends with its address: the next page is the ordinary one, whatever the browser sends', async () => {
    await get(`/?remote.mfe-scan=${DEV}`)
    for (const url of ['/', '/?remote.mfe-scan=', '/?open=scan']) {
      expect(toldBy((await get(url, { cookie: 'gb_sid=any' })).body)).toBeNull()
      expect(await policyOf(url)).not.toContain('localhost')
    }
  })

  it('shows the inspector by itself, with nothing opened', async () => {
    expect(toldBy((await get('/?inspect')).body)).toEqual({ overrides: {}, flags: {}, remotes: [scan] })
    expect(await policyOf('/?inspect')).toBe(await policyOf('/'))
  })
})

describe('in production', () => {
  it('there are no overrides and no inspector, whatever the browser sends', async () => {
    await serve(null)
    const ordinary = await get('/')
    const headers = {
      cookie: `gb_overrides={"mfe-scan":"${DEV}"}`,
      'x-workshop': 'yes',
      'x-override': DEV,
      origin: 'http://localhost:5172',
      referer: `http://localhost/?remote.mfe-scan=${DEV}`,
    }
    for (const url of [
      `/?remote.mfe-scan=${DEV}`,
      '/?flag.mfe-scan.mealsOfThisHour=on',
      '/?flag.nonsense=7',
      '/?inspect',
      '/?remote.mfe-scan=https://evil.example',
      '/',
    ]) {
      const { body, statusCode, headers: answered } = await get(url, headers)
      expect([statusCode, body]).toEqual([200, ordinary.body])
      expect(answered['content-security-policy']).toBe(ordinary.headers['content-security-policy'])
    }
    expect(ordinary.headers['content-security-policy']).toContain("script-src 'self';")
  })
})
