import { describe, expect, it } from '@jest/globals'
import { inTrace } from '../tracing/current-trace.js'
import { REQUEST_HEADER, requestIdOf, traceHeaders, traceparentOf } from './request-trace.js'

const ours = { internal: Buffer.alloc(32, 1) }
const others = { internal: Buffer.alloc(32, 2) }
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const trace = { id: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11', traceparent }

describe(requestIdOf.name, () => {
  it('is the one that another process of ours tells', () => {
    expect(requestIdOf(ours, traceHeaders(ours, trace))).toBe(trace.id)
  })

  it.each([
    ['nobody tells one', {}],
    ['somebody else tells one', traceHeaders(others, trace)],
    ['nothing vouches for it', { [REQUEST_HEADER]: trace.id }],
    [
      'another one is put before the signature',
      { [REQUEST_HEADER]: `x${traceHeaders(ours, trace)[REQUEST_HEADER]}` },
    ],
    ['more follows', { [REQUEST_HEADER]: `${traceHeaders(ours, trace)[REQUEST_HEADER]}.x` }],
  ])('is a new one where %s', (_why, headers) => {
    const id = requestIdOf(ours, headers)
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(id).not.toBe(trace.id)
  })
})

describe(traceparentOf.name, () => {
  it.each(['', 'anything', `${traceparent}\nx`, traceparent.toUpperCase(), `${traceparent}-00`])(
    'takes no %j',
    (told) => {
      expect(traceparentOf({ traceparent: told })).toBeUndefined()
    },
  )
})

describe(traceHeaders.name, () => {
  it('tell what is worked on, through everything that is waited for', async () => {
    const told = await inTrace(trace, async () => {
      await Promise.resolve()
      return traceHeaders(ours)
    })
    expect(told).toEqual(traceHeaders(ours, trace))
    expect(traceparentOf(told)).toBe(traceparent)
  })

  it('are none outside of a request', () => {
    expect(traceHeaders(ours)).toEqual({})
  })
})
