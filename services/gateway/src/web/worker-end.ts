import type { FastifyInstance } from 'fastify'

/**
 * The last version of the service worker: it takes over at once, throws out the files it kept and removes itself.
 * Pages go on, from the network. Every browser asks for the worker at its next start, so this reaches all of them.
 */
const LAST_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(end()))
const end = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('gb-'))
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
`

/** Answers the worker's address with its end, in place of the one that was built. */
export const registerWorkerEnd = (server: FastifyInstance): void => {
  server.get('/sw.js', (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('text/javascript').send(LAST_WORKER),
  )
}
