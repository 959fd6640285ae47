import { describe, expect, it } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sixtyDays } from '../person/sixty-days'
import type { Contract, Json, JsonObject } from './contract'
import { createFakeApi } from './fake-api'
import type { Entry } from './memory'
import { addDays } from './sample'

const TODAY = '2027-03-01'
const NOW = new Date(`${TODAY}T18:00:00.000Z`)
const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../services/gateway/openapi.json'), 'utf8'),
) as Contract

function scene() {
  const options = { contract, entries: sixtyDays(NOW, TODAY), now: () => NOW, today: () => TODAY }
  const api = createFakeApi(options)
  const call = (line: string, body: Json = null, isPremium = false) => {
    const [method = '', path = ''] = line.split(' ')
    return api({ method, url: new URL(path, 'http://alone.test'), body, isPremium })
  }
  const read = (path: string) => call(`GET ${path}`).body as JsonObject
  const entriesAt = (path: string) => read(path).entries as Entry[]
  return { call, read, entriesAt }
}

describe(createFakeApi.name, () => {
  it('answers every call of the contract with something, and none with a failure', () => {
    const { call } = scene()
    for (const [path, methods] of Object.entries(contract.paths))
      for (const method of Object.keys(methods)) {
        if (path.endsWith('-entry/{entry_id}')) continue
        const { status } = call(`${method.toUpperCase()} ${path.replaceAll(/[{}]/g, '')}`)
        expect([path, status < 300]).toEqual([path, true])
      }
  })

  it('refuses what the contract does not have', () => {
    const { call } = scene()
    expect(call('GET /api/fluid-sumary/me').status).toBe(404)
    expect(call('PATCH /api/fluid-summary/me').status).toBe(404)
    expect(call('PATCH /api/fluid-entry/nobody', { amount_oz: 4 }).status).toBe(404)
  })

  it('has sixty days of a diary that ends now, with every field of the contract', () => {
    const { entriesAt } = scene()
    const entries = entriesAt('/api/weight-history/me?limit=100')
    expect(entries.length).toBe(20)
    expect(entries[0]).toMatchObject({ date: TODAY, weight_lbs: 214.6, is_confirmed: false })
    expect(entries.at(-1)?.date).toBe(addDays(TODAY, -57))
    expect(entries.every(({ recorded_at }) => recorded_at <= NOW.toISOString())).toBe(true)
  })

  it('gives histories by the page', () => {
    const { entriesAt } = scene()
    const first = entriesAt('/api/vitamin-history/me?limit=5')
    const second = entriesAt(`/api/vitamin-history/me?limit=5&before=${String(first.at(-1)?.recorded_at)}`)
    expect(first).toHaveLength(5)
    expect(second.every(({ recorded_at }) => recorded_at < String(first[4]?.recorded_at))).toBe(true)
  })

  it('counts what is logged, changed and deleted', () => {
    const { call, read } = scene()
    expect(read('/api/fluid-summary/me').total_fluid_oz).toBe(56)
    const made = call('POST /api/fluid-entry', { entry_id: 'e1', fluid_type: 'tea', amount_oz: 8 })
    expect(made).toMatchObject({ status: 201, body: { entry_id: 'e1', date: TODAY, amount_oz: 8 } })
    expect(read('/api/fluid-summary/me')).toMatchObject({
      total_fluid_oz: 64,
      remaining_oz: 0,
      fluid_by_type: { tea: 16 },
    })
    call('PATCH /api/fluid-entry/e1', { amount_oz: 4 })
    expect(read('/api/fluid-summary/me').total_fluid_oz).toBe(60)
    call('DELETE /api/fluid-entry/e1')
    expect(read('/api/fluid-summary/me').total_fluid_oz).toBe(56)
  })

  it('reads back what was put', () => {
    const { call, read } = scene()
    const { show_details: before } = read('/api/reminders/me')
    call('PUT /api/reminders/me', { show_details: !before })
    expect(read('/api/reminders/me').show_details).toBe(!before)
  })

  it('says in every answer whether the person has premium', () => {
    const { call } = scene()
    expect(call('GET /api/user-premium-status/me', null, true).body).toMatchObject({ premium_active: true })
    expect(call('GET /api/premium-recipes', null, true).body).toMatchObject({ preview: false })
    expect(call('GET /api/premium-recipes').body).toMatchObject({ preview: true })
  })

  it('keeps entries of a kind that only a new contract knows', () => {
    const note = {
      type: 'object',
      properties: {
        entry_id: { type: 'string' },
        date: { type: 'string' },
        text: { type: 'string', example: 'Hello' },
      },
    }
    const list = { type: 'object', properties: { entries: { type: 'array', items: note } } }
    const answer = (schema: object) => ({
      responses: { '200': { content: { 'application/json': { schema } } } },
    })
    const own = {
      paths: {
        '/api/note-entry': { post: answer(note) },
        '/api/note-history/{user_id}': { get: answer(list) },
      },
      components: { schemas: {} },
    }
    const api = createFakeApi({ contract: own, entries: {}, now: () => NOW, today: () => TODAY })
    const url = (path: string) => new URL(path, 'http://alone.test')
    api({
      method: 'POST',
      url: url('/api/note-entry'),
      body: { entry_id: 'n1', text: 'Mine' },
      isPremium: false,
    })
    const { body } = api({ method: 'GET', url: url('/api/note-history/me'), body: null, isPremium: false })
    expect(body).toMatchObject({ entries: [{ entry_id: 'n1', text: 'Mine', date: TODAY }] })
  })
})
