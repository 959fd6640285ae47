import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { DECODER_WORKER_POLICY } from '@gb/service-kit'
import type { FastifyInstance } from 'fastify'
import type { RemoteFolder } from '../releases/remote-folders.js'

const ONE_YEAR = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

/** Workers of compiled decoders, by the name that the build lets them keep (file-lists.ts of @gb/mfe-build). */
const DECODER_WORKER = /\.wasm-worker-[^/]+\.js(?:\.br|\.gz)?$/

/** Names with a content hash never change under their address; everything else is asked for again. */
const cacheControl = (path: string): string => (path.includes('/assets/') ? ONE_YEAR : REVALIDATE)

/**
 * Serves the built shell at `/` and each remote under `/remotes/<name>/<version>/`, from the compressed files that
 * the build left beside the originals.
 */
export const registerStatic = async (
  server: FastifyInstance,
  shellDist: string,
  remotes: RemoteFolder[],
): Promise<void> => {
  if (existsSync(shellDist))
    await server.register(fastifyStatic, {
      root: shellDist,
      prefix: '/',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('Cache-Control', cacheControl(path)),
    })
  for (const { name, dist } of remotes) {
    // Anything else in its place would end the start of everything.
    if (!statSync(dist, { throwIfNoEntry: false })?.isDirectory()) continue
    await server.register(fastifyStatic, {
      root: dist,
      prefix: join('/remotes', name, '/'),
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('Cache-Control', ONE_YEAR)
        if (DECODER_WORKER.test(path)) reply.header('Content-Security-Policy', DECODER_WORKER_POLICY)
      },
    })
  }
}
