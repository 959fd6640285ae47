import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { fastify } from 'fastify'
import { currentPerson, requestIsFor, requestIsForEveryone } from '../database/sql/person-scope.js'
import { registerRequestScope } from './request-scope.js'

const start = () => {
  const server = fastify()
  registerRequestScope(server)
  server.post<{ Body: { person: string; waits: number } }>('/', async ({ body }) => {
    const before = currentPerson()
    if (body.person === 'all') requestIsForEveryone()
    else requestIsFor(body.person)
    await sleep(body.waits)
    return { before, after: currentPerson() }
  })
  return server
}

describe(registerRequestScope.name, () => {
  it('opens each request for nobody, and keeps what it is for to itself', async () => {
    const server = start()
    const ask = async (person: string, waits: number): Promise<unknown> =>
      (await server.inject({ method: 'POST', url: '/', payload: { person, waits } })).json()
    const answers = await Promise.all([ask('ann', 30), ask('ben', 10), ask('all', 20), ask('*', 0)])
    expect(answers).toEqual([
      { before: '', after: 'ann' },
      { before: '', after: 'ben' },
      { before: '', after: '*' },
      { before: '', after: '' },
    ])
    expect(currentPerson()).toBe('')
    await server.close()
  })
})
