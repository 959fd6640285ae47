import { describe, expect, it } from '@jest/globals'
import { Busy } from '../base/errors/general.js'
import { ScopeMissing } from './errors.js'
import { KnownWatchers } from './known-watchers.js'

const TOKEN = 'gbop_watch'
const ROUTE = '/api/operator/metrics'
const MINUTE_MS = 60_000
const operator = { tokenId: 'a1', name: 'Prometheus', scopes: ['ops:read' as const] }
const yes = async () => operator
const no = async () => null
const away = () => Promise.reject(new Busy())
const refused = () => Promise.reject(new ScopeMissing('ops:read'))

describe(KnownWatchers.name, () => {
  it('lets in who was let in, for ten minutes, while nobody can be asked', async () => {
    let now = 0
    const watchers = new KnownWatchers(() => now)
    expect(await watchers.letIn(TOKEN, ROUTE, yes)).toBe(operator)
    now += 9 * MINUTE_MS
    expect(await watchers.letIn(TOKEN, ROUTE, away)).toBe(operator)
    now += 2 * MINUTE_MS
    await expect(watchers.letIn(TOKEN, ROUTE, away)).rejects.toThrow(Busy)
  })

  it('lets in nobody else, and nowhere else', async () => {
    const watchers = new KnownWatchers()
    await expect(watchers.letIn(TOKEN, ROUTE, away)).rejects.toThrow(Busy)
    await watchers.letIn(TOKEN, ROUTE, yes)
    await expect(watchers.letIn('gbop_other', ROUTE, away)).rejects.toThrow(Busy)
    await expect(watchers.letIn(TOKEN, '/api/operator/people', away)).rejects.toThrow(Busy)
  })

  it('forgets a token that is revoked, or refused', async () => {
    const watchers = new KnownWatchers()
    await watchers.letIn(TOKEN, ROUTE, yes)
    expect(await watchers.letIn(TOKEN, ROUTE, no)).toBeNull()
    await expect(watchers.letIn(TOKEN, ROUTE, away)).rejects.toThrow(Busy)
    await watchers.letIn(TOKEN, ROUTE, yes)
    await expect(watchers.letIn(TOKEN, ROUTE, refused)).rejects.toThrow(ScopeMissing)
    await expect(watchers.letIn(TOKEN, ROUTE, away)).rejects.toThrow(Busy)
  })

  it('remembers a few', async () => {
    const watchers = new KnownWatchers()
    for (let one = 0; one <= 16; one++) await watchers.letIn(`gbop_${one}`, ROUTE, yes)
    await expect(watchers.letIn('gbop_0', ROUTE, away)).rejects.toThrow(Busy)
    expect(await watchers.letIn('gbop_1', ROUTE, away)).toBe(operator)
  })
})
