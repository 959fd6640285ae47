import { createContext, runInContext } from 'node:vm'
import { describe, expect, it, jest } from '@jest/globals'
import fastify from 'fastify'
import { registerWorkerEnd } from './worker-end.js'

const lastWorker = async () => {
  const server = fastify()
  registerWorkerEnd(server)
  const answer = await server.inject('/sw.js')
  await server.close()
  return answer
}

describe(registerWorkerEnd.name, () => {
  it('answers a script that every browser asks for again', async () => {
    const { statusCode, headers } = await lastWorker()
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/javascript/)
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('takes over at once, throws out what the app kept and nothing else, and goes', async () => {
    const steps: string[] = []
    const listeners = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>()
    const self = {
      addEventListener: listeners.set.bind(listeners),
      skipWaiting: jest.fn(),
      registration: { unregister: async () => void steps.push('unregister') },
    }
    const caches = {
      keys: async () => ['gb-shell 1', 'gb-remotes a@1', 'gb-current-remotes', 'somebody-else'],
      delete: async (name: string) => void steps.push(name),
    }
    runInContext((await lastWorker()).body, createContext({ self, caches }))

    listeners.get('install')?.({ waitUntil: () => undefined })
    expect(self.skipWaiting).toHaveBeenCalledTimes(1)
    const work: Promise<void>[] = []
    listeners.get('activate')?.({ waitUntil: (promise) => work.push(promise) })
    await Promise.all(work)
    expect(work).toHaveLength(1)
    expect(steps).toEqual(['gb-shell 1', 'gb-remotes a@1', 'gb-current-remotes', 'unregister'])
  })
})
