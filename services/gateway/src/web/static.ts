import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { asFileOfPage, DECODER_WORKER_POLICY } from '@gb/service-kit'
import type { FastifyInstance } from 'fastify'

const ONE_YEAR = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

/** Workers of compiled decoders, by the name that the build lets them keep (file-lists.ts of @gb/mfe-build). */
const DECODER_WORKER = /\.wasm-worker-[^/]+\.js(?:\.br|\.gz)?$/

/** Scripts and styles, which are part of a page and never one, whatever a remote ships beside them. */
const PART_OF_PAGE = /\.(?:js|css)(?:\.br|\.gz)?$/

/** What a build leaves beside the files of a release or of the shell: for the server, for nobody else. */
const NOT_PUBLIC = /(?:^|\/)\.|^release\.json/

/** Files of the shell: names with a content hash never change under their address; everything else is asked for again. */
const cacheControl = (path: string): string => (/\/(?:assets|\.earlier)\//.test(path) ? ONE_YEAR : REVALIDATE)

/** Whether a path leads to a file below a folder, and to none that is hidden. */
const isInside = (folder: string, path: string): boolean =>
  path !== '' && !/(?:^|\/)\./.test(path) && join(folder, path).startsWith(join(folder, '/'))

/** The folder of a version of a remote on this machine that has a file; null when none has. */
export type FindVersion = (remote: string, version: string, file: string) => Promise<string | null>

/** Where a file of a shell that another replica was shipped with lies on this machine; null when it is not there. */
export type FindAsset = (file: string) => Promise<string | null>

interface RemoteFile {
  remote: string
  version: string
  '*': string
}

/**
 * Serves the built shell at `/` and the versions of the remotes under `/remotes/<name>/<version>/`: every version that is
 * kept, not only those in force, because a page that is open asks for its own.
 */
export const registerStatic = async (
  server: FastifyInstance,
  shellDist: string,
  findVersion: FindVersion,
  findAsset: FindAsset = async () => null,
): Promise<void> => {
  const isBuilt = existsSync(shellDist)
  await server.register(fastifyStatic, {
    root: isBuilt ? shellDist : dirname(shellDist),
    prefix: '/',
    serve: isBuilt,
    preCompressed: true,
    dotfiles: 'ignore',
    allowedPath: (path) => !NOT_PUBLIC.test(path.replace(/^\/+/, '')),
    cacheControl: false,
    setHeaders: (reply, path) => {
      const cached = path.startsWith(shellDist) ? cacheControl(path) : ONE_YEAR
      reply.header('Cache-Control', cached)
      // What is asked for again is the page and its service worker, which the policy of the page holds, too.
      if (cached === ONE_YEAR && PART_OF_PAGE.test(path))
        asFileOfPage(reply, DECODER_WORKER.test(path) ? DECODER_WORKER_POLICY : undefined)
    },
  })
  server.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const { '*': file } = request.params
    const own = join(shellDist, 'assets')
    const folder = isInside(own, file) && existsSync(join(own, file)) ? own : await findAsset(file)
    if (folder === null) return reply.callNotFound()
    return reply.sendFile(file, folder)
  })
  server.get<{ Params: RemoteFile }>('/remotes/:remote/:version/*', async (request, reply) => {
    const { remote, version, '*': path } = request.params
    const folder = NOT_PUBLIC.test(path) ? null : await findVersion(remote, version, path)
    if (folder === null) return reply.callNotFound()
    return reply.sendFile(path, folder)
  })
}
