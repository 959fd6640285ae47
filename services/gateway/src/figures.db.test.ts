import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { OperatorService } from '@gb/profile'
import { startProduct } from './testing/start-product.js'

/** What dashboards and rules may build on. */
const kept = JSON.parse(
  readFileSync(new URL('../../deploy/monitoring/figures.json', import.meta.url), 'utf8'),
) as Record<string, { type: string; help: string; labels: string[] }>

/** What a label may differ in: each has few values, all of them ours. */
const ALLOWED = [
  'by',
  'check',
  'directive',
  'error',
  'kind',
  'major',
  'method',
  'minor',
  'name',
  'outcome',
  'part',
  'patch',
  'pool',
  'remote',
  'report',
  'route',
  'space',
  'state',
  'status',
  'to',
  'type',
  'version',
]
const NOTE = 'words of nobody else'

let product: Awaited<ReturnType<typeof startProduct>>
let text: string
let secrets: string[]

const lines = () => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

/** Name, type, help and labels of everything that is told; the parts of a histogram are the histogram. */
const told = () => {
  const found: typeof kept = {}
  for (const [, name = '', help = ''] of text.matchAll(/^# HELP (\S+) (.*)$/gm)) {
    const type = new RegExp(`^# TYPE ${name} (\\w+)$`, 'm').exec(text)?.[1] ?? ''
    const own = lines().filter((line) =>
      new RegExp(`^${name}${type === 'histogram' ? '_(bucket|sum|count)' : ''}[{ ]`).test(line),
    )
    const labels = own.flatMap((line) => [...line.matchAll(/[{,](\w+)="/g)].map(([, label = '']) => label))
    found[name] = { type, help, labels: [...new Set(labels)].filter((label) => label !== 'le').sort() }
  }
  return found
}

beforeAll(async () => {
  product = await startProduct()
  const person = await product.signUp('UTC')
  const { userId, code, jar } = person
  await person.call('POST', '/api/weight-entry', { user_id: userId, weight_lbs: 231.73, notes: NOTE })
  await person.call('GET', `/api/nowhere/${userId}/${code}`)
  await person.raw('POST', '/api/client-errors', {
    reports: [{ kind: 'failed', remote: 'mfe-scan', version: null, reason: 'download', id: 'ABC234' }],
  })
  await person.raw(
    'POST',
    '/api/csp-reports',
    { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': `data:${NOTE}` } },
    { 'content-type': 'application/csp-report' },
  )
  const { token } = await product.app
    .get(OperatorService, { strict: false })
    .create('Olga Watcher', ['ops:read'], 1)
  const ask = () =>
    product.app.inject({ url: '/api/operator/metrics', headers: { authorization: `Bearer ${token}` } })
  await ask()
  text = (await ask()).body
  const keys = [...jar].flatMap(([name, value]) => (name.endsWith('gb_here') ? [] : [value]))
  secrets = [userId, code, NOTE, '231.73', 'Sam', 'Olga', token, ...keys]
}, 60_000)
afterAll(() => product.app.close())

describe('the figures for Prometheus', () => {
  it('are those that rules and dashboards build on, by name, type and words', () => {
    const withoutLabels = (list: typeof kept) =>
      Object.fromEntries(Object.entries(list).map(([name, { type, help }]) => [name, `${type}: ${help}`]))
    expect(withoutLabels(told())).toEqual(withoutLabels(kept))
  })

  it('differ in labels that were thought of, and in no other', () => {
    for (const [name, { labels }] of Object.entries(told()))
      expect([name, labels.filter((label) => !kept[name]?.labels.includes(label))]).toEqual([name, []])
    const said = Object.values(kept).flatMap(({ labels }) => labels)
    expect(said.filter((label) => !ALLOWED.includes(label))).toEqual([])
  })

  it('say nothing of a person, and of a path only its template', () => {
    expect(text).toContain('route="/api/weight-entry"')
    expect(text).toContain('route="unknown"')
    expect([...secrets, 'nowhere', 'mfe-scan'].filter((secret) => text.includes(secret))).toEqual([])
  })
})
