import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { AppError } from '../base/errors/app-error.js'
import { httpPort } from './http-port.js'

const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

const startOwner = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  endings.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const portTo = (baseUrl: string) =>
  httpPort({ baseUrl, port: 'session', owner: 'profile', key: Buffer.alloc(32, 1), limitMs: 500 }, [
    'verify',
  ]) as { verify: (...args: unknown[]) => Promise<unknown> }

const failureOf = async (baseUrl: string): Promise<AppError> => {
  const failure: unknown = await portTo(baseUrl)
    .verify('token')
    .then(
      () => null,
      (error: unknown) => error,
    )
  if (failure instanceof AppError) return failure
  throw new Error('not a failure that a person may read', { cause: failure })
}

const json = (response: ServerResponse, status: number, body: string, headers = {}) =>
  void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body)

describe(httpPort.name, () => {
  it('hands back what the owner answers, nothing included', async () => {
    const owner = await startOwner((request, response) => {
      void request.toArray().then((chunks) => {
        const { args } = JSON.parse(Buffer.concat(chunks as Buffer[]).toString()) as { args: unknown[] }
        json(response, 200, JSON.stringify({ result: args[0] }))
      })
    })
    expect(await portTo(owner).verify({ a: 'ä' })).toEqual({ a: 'ä' })
    expect(await portTo(owner).verify(null)).toBeNull()
  })

  it.each<[string, RequestListener]>([
    ['no JSON', (_, response) => json(response, 200, '<html>connect 127.0.0.1:9</html>')],
    ['nothing', (_, response) => json(response, 200, '')],
    ['JSON that is no answer', (_, response) => json(response, 200, '[1]')],
    ['an object without a result', (_, response) => json(response, 200, '{"args":[]}')],
    [
      'half of it',
      (_, response) => {
        response.writeHead(200, { 'Content-Length': '100' }).write('{"result":', () => response.destroy())
      },
    ],
    ['the rest never', (_, response) => void response.writeHead(200, { 'Content-Length': '100' }).write('{')],
    ['nothing at all', () => undefined],
    ['with a reset', (request) => void request.socket.resetAndDestroy()],
    [
      'that it is elsewhere',
      (_, response) => void response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end(),
    ],
    [
      'a failure without a name',
      (_, response) => json(response, 500, '{"message":"at Pool.connect (pg.js:1)"}'),
    ],
    [
      'a failure with a strange name',
      (_, response) => json(response, 500, '{"error":"EHOSTUNREACH","message":"10.0.0.7"}'),
    ],
    [
      'more than anything it could mean',
      (_, response) => {
        const flood = () => {
          while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024, 32)));
          response.once('drain', flood)
        }
        response.writeHead(200)
        flood()
      },
    ],
  ])('says calmly which part is missing when the owner answers %s', async (_how, listener) => {
    const failure = await failureOf(await startOwner(listener))
    expect(failure.code).toBe('unavailable')
    expect(failure.message).toBe('Your profile cannot be reached right now. Please try again in a moment.')
    expect(failure.extra.retryAfterSeconds).toBeGreaterThan(0)
  })

  it('says the same when nobody is there', async () => {
    expect((await failureOf('http://127.0.0.1:1')).code).toBe('unavailable')
    expect((await failureOf('http://profile.invalid')).code).toBe('unavailable')
  })

  it('keeps a failure that the owner names, with the time to wait', async () => {
    const owner = await startOwner((_, response) =>
      json(response, 429, '{"error":"too_many_requests","message":"Please wait."}', { 'Retry-After': '90' }),
    )
    const failure = await failureOf(owner)
    expect(failure).toMatchObject({ code: 'too_many_requests', message: 'Please wait.' })
    expect(failure.extra.retryAfterSeconds).toBe(90)
  })
})
