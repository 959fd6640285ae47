import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { counted } from '../figures/outgoing.js'
import { currentTrace, inTrace } from './current-trace.js'
import { openTracing } from './open-tracing.js'
import type { TracesTarget } from './span.js'

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const listening = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A collector that takes nothing, and is asked once. */
const refusing = () => listening(createServer((_request, response) => response.writeHead(400).end()))

const target = (endpoint: string, more: Partial<TracesTarget> = {}): TracesTarget => ({
  endpoint,
  headers: {},
  serviceName: 'gastric-buddy',
  sampler: 'parentbased_always_on',
  ratio: 1,
  ...more,
})

const open = async (to: TracesTarget, onTrouble: (error: unknown) => void = () => undefined) => {
  const tracing = await openTracing(to, onTrouble)
  if (tracing === null) throw new Error('nothing is open')
  return tracing
}

describe(openTracing.name, () => {
  it('is nothing without a target', async () => {
    expect(await openTracing(null, () => undefined)).toBeNull()
    expect(await counted('mail', async () => currentTrace())).toBeUndefined()
  })

  it('gives each call a part of its own, of the request or of none', async () => {
    const tracing = await open(target(await refusing()))
    ends.push(() => tracing.close())
    const trace = { id: 'one', traceparent: PARENT, tracing }
    const asked = await inTrace(trace, () => counted('mail', async () => currentTrace()))
    expect(asked).toMatchObject({ id: 'one', traceparent: expect.stringMatching(/^00-0af7651916cd43dd/) })
    expect(asked?.traceparent).not.toBe(PARENT)
    const alone = await counted('mail', async () => currentTrace())
    expect(alone?.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(alone?.traceparent).not.toContain('0af7651916cd43dd')
  })

  it.each<[TracesTarget['sampler'], number, string]>([
    ['always_on', 1, '01'],
    ['always_off', 1, '00'],
    ['traceidratio', 0, '00'],
    ['traceidratio', 1, '01'],
    ['parentbased_always_off', 1, '00'],
    ['parentbased_traceidratio', 0, '00'],
  ])('tells by %s %d whoever is asked', async (sampler, ratio, flags) => {
    const tracing = await open(target(await refusing(), { sampler, ratio }))
    ends.push(() => tracing.close())
    expect(tracing.begin('server', 'GET', undefined).traceparent.slice(-2)).toBe(flags)
  })

  it('says once that a collector refuses, and goes on', async () => {
    const onTrouble = jest.fn()
    const tracing = await open(target(await refusing()), onTrouble)
    tracing.begin('server', 'GET', undefined).end('GET /', {}, false)
    await tracing.close()
    expect(onTrouble).toHaveBeenCalledTimes(1)
  })

  it('ends though a collector never answers', async () => {
    const held: ServerResponse[] = []
    const endpoint = await listening(createServer((_request, response) => void held.push(response)))
    ends.push(() => held.forEach((response) => response.writeHead(400).end()))
    const tracing = await open(target(endpoint))
    tracing.begin('server', 'GET', undefined).end('GET /', {}, false)
    await tracing.close()
    expect(held).toHaveLength(1)
  })
})
