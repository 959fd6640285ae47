import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fastify from 'fastify'
import { isApi, routedPath } from './routed-path.js'
import { registerSameOrigin } from './same-origin.js'

const server = fastify()

beforeAll(async () => {
  registerSameOrigin(server, [])
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'x-path': routedPath(request), 'x-api': String(isApi(request)) })
    done()
  })
  server.get('/api/things/:id', () => 'thing')
  // As a process sends on what another one answers, and as files are served.
  await server.register(async (scope) => scope.all('/*', () => 'elsewhere'), { prefix: '/api/billing' })
  server.get('/*', () => 'file')
  await server.ready()
})
afterAll(() => server.close())

const seen = async (url: string) => {
  const { headers } = await server.inject({ url })
  return [headers['x-path'], headers['x-api']]
}

describe(routedPath.name, () => {
  it.each([
    ['/api/things/7', '/api/things/:id', 'true'],
    ['/%61pi/%74hings/7?a=/x', '/api/things/:id', 'true'],
    ['http://anywhere.example/api/things/7', '/api/things/:id', 'true'],
    ['/api/billing/web%68ook', '/api/billing/webhook', 'true'],
    ['/%61pi/billing/webhook', '/api/billing/webhook', 'true'],
    ['/api/no%74hing', '/api/nothing', 'true'],
    ['/%61pi/nothing', '/api/nothing', 'true'],
    ['/assets/app.js', '/assets/app.js', 'false'],
    ['/', '/', 'false'],
  ])('of %s is %s', async (url, path, api) => {
    expect(await seen(url)).toEqual([path, api])
  })
})

describe('what another server sends', () => {
  const post = async (url: string) => (await server.inject({ method: 'POST', url })).statusCode

  it('comes in where it is signed, also where it is only sent on, and nowhere else', async () => {
    expect(await post('/api/billing/webhook')).toBe(200)
    expect(await post('/api/billing/webhook/..')).not.toBe(200)
    expect(await post('/api/billing/portal')).not.toBe(200)
    expect(await post('/%61pi/billing/portal')).not.toBe(200)
  })
})
