import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Logger } from '@nestjs/common'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { AppError } from '../base/errors/app-error.js'
import { z } from 'zod'
import { call, instant, nothing } from '../contracts/call.js'
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

const CALLS = {
  verify: call(z.tuple([z.unknown()]), z.unknown()),
  when: call(z.tuple([instant]), z.object({ at: instant, never: instant.nullable() })),
  tell: call(z.tuple([z.string()]), nothing),
}

const portTo = (baseUrl: string) =>
  httpPort(
    { baseUrl, port: 'session', owner: 'profile', key: Buffer.alloc(32, 1), limitMs: 500 },
    CALLS,
  ) as Record<keyof typeof CALLS, (...args: unknown[]) => Promise<unknown>>

const failureOf = async (baseUrl: string, asked = portTo(baseUrl).verify('token')): Promise<AppError> => {
  const failure: unknown = await asked.then(
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

  it('keeps all else that the owner says of a failure', async () => {
    const problem = {
      type: 'urn:gastric-buddy:error:invalid_input',
      status: 400,
      error: 'invalid_input',
      message: 'Please check the marked fields.',
      request_id: 'req-1',
      errors: [{ field: 'X-Reason', message: 'Please say why.' }],
      scans_used: 3,
      ways: ['email'],
      deep: { not: 'a member' },
    }
    const owner = await startOwner((_, response) => json(response, 400, JSON.stringify(problem)))
    expect((await failureOf(owner)).extra).toEqual({
      errors: problem.errors,
      members: { scans_used: 3, ways: ['email'] },
    })
  })

  it('takes no refusal of a call that the owner cannot read for a mistake of a person', async () => {
    const problem = { error: 'invalid_input', message: 'Asked in another shape.', call: 'session.verify' }
    const owner = await startOwner((_, response) => json(response, 400, JSON.stringify(problem)))
    expect((await failureOf(owner)).code).toBe('unavailable')
  })

  it('hands over dates as dates, and nothing as nothing', async () => {
    const bodies: string[] = []
    const owner = await startOwner((request, response) => {
      void request.toArray().then((chunks) => {
        bodies.push(Buffer.concat(chunks as Buffer[]).toString())
        const result = request.url?.endsWith('tell') ? null : { at: '2026-11-20T08:30:00.000Z', never: null }
        json(response, 200, JSON.stringify({ result }))
      })
    })
    const at = new Date('2026-11-20T08:30:00.000Z')
    expect(await portTo(owner).when(at)).toStrictEqual({ at, never: null })
    expect(await portTo(owner).tell('something')).toBeUndefined()
    expect(bodies).toEqual(['{"args":["2026-11-20T08:30:00.000Z"]}', '{"args":["something"]}'])
  })

  it.each([
    ['a text that is no instant', { at: 'yesterday', never: null }],
    ['a member less', { at: '2026-11-20T08:30:00.000Z' }],
    ['nothing', null],
    ['something else', ['2026-11-20T08:30:00.000Z']],
  ])('takes %s for no answer, and names the place in the log and never the value', async (_how, result) => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined)
    const owner = await startOwner((_, response) => json(response, 200, JSON.stringify({ result })))
    const failure = await failureOf(owner, portTo(owner).when(new Date()))
    expect(failure.code).toBe('unavailable')
    const [line] = log.mock.calls.flat()
    expect(line).toMatch(/^session\.when answered from elsewhere in another shape than the port says: /)
    expect(line).not.toContain('yesterday')
    log.mockRestore()
  })

  it.each([[[]], [['yesterday']], [[new Date(Number.NaN)]], [[new Date(), 1]]])(
    'sends nothing when it is asked with %j',
    async (args) => {
      const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined)
      let asked = 0
      const owner = await startOwner((_, response) => {
        asked += 1
        json(response, 200, '{"result":null}')
      })
      await expect(portTo(owner).when(...args)).rejects.toThrow(
        /^session\.when is asked here in another shape/,
      )
      expect(asked).toBe(0)
      expect(log).toHaveBeenCalledTimes(1)
      log.mockRestore()
    },
  )
})
