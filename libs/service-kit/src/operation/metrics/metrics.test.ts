import { describe, expect, it } from '@jest/globals'
import type { HttpAdapterHost } from '@nestjs/core'
import { fastify } from 'fastify'
import { Metrics } from './metrics.js'
import { RequestFigures } from './request-figures.js'

const start = () => {
  const server = fastify()
  const host = { httpAdapter: { getInstance: () => server } } as HttpAdapterHost
  const metrics = new Metrics()
  new RequestFigures(host, metrics).onModuleInit()
  return { server, metrics }
}

describe(Metrics.name, () => {
  it('counts requests by route template, never by the path that was asked for', async () => {
    const { server, metrics } = start()
    server.get('/things/:id', () => 'here')
    await server.inject('/things/secret-code')
    await server.inject('/nowhere/secret-code')
    const text = await metrics.text()
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/things/:id",status="200"} 1',
    )
    expect(text).not.toContain('secret-code')
  })

  it('reads figures when they are asked for, and forgets labels that are gone', async () => {
    const { metrics } = start()
    let waiting: Record<string, number> = { mail: 2, weight: 1 }
    metrics.add({ name: 'waiting', help: 'What waits.', label: 'kind', read: async () => waiting })
    expect(await metrics.text()).toContain('waiting{kind="weight"} 1')
    waiting = { mail: 0 }
    const text = await metrics.text()
    expect(text).toContain('waiting{kind="mail"} 0')
    expect(text).not.toContain('weight')
  })

  it('puts together what several features tell under one name', async () => {
    const { metrics } = start()
    const waiting = { name: 'waiting', help: 'What waits.', label: 'kind' }
    metrics.add({ ...waiting, read: async () => ({ mail: 2 }) })
    metrics.add({ ...waiting, read: () => Promise.reject(new Error('down')) })
    metrics.add({ ...waiting, read: async () => ({ reminder: 3 }) })
    const text = await metrics.text()
    expect(text).toContain('waiting{kind="mail"} 2\nwaiting{kind="reminder"} 3')
    expect(text.match(/# HELP waiting /g)).toHaveLength(1)
  })

  it('shows the other figures when one cannot be read', async () => {
    const { metrics } = start()
    metrics.add({ name: 'broken', help: 'Never there.', read: () => Promise.reject(new Error('down')) })
    metrics.add({ name: 'sound', help: 'Always there.', read: async () => ({ '': 7 }) })
    await metrics.text()
    const text = await metrics.text()
    expect(text).toContain('sound 7')
    expect(text).toMatch(/metrics_read_failures_total\{name="broken"\} [12]/)
  })

  it('tells no 0 of a figure that nobody knows, or that could not be read after it was', async () => {
    const { metrics } = start()
    let known: () => Promise<Record<string, number>> = async () => ({ '': 7 })
    metrics.add({ name: 'age', help: 'How old it is.', read: () => known() })
    metrics.add({ name: 'unknown', help: 'What nobody knows yet.', read: async () => ({}) })
    const first = await metrics.text()
    expect(first).toContain('\nage 7')
    expect(first).not.toMatch(/^unknown /m)
    known = () => Promise.reject(new Error('down'))
    expect(await metrics.text()).not.toMatch(/^age /m)
  })
})
