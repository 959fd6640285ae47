import type { ShellOffer } from '@gb/domain'
import { REGISTRY_URL } from '../remotes/registry/registry'
import { isDrawing } from '../shared/file-sets'
import { keptDrawing } from './drawings'
import { isSomebodyKnownHere } from './known-here'
import { remoteFile, remotesNow } from './remote-files'
import { pageOf, shellFile, type ShellFile } from './shell-files'

/** What this worker was built with. */
export interface Build {
  id: string
  files: ShellFile[]
  /** What its shell gives remotes. */
  offer: ShellOffer
}

/**
 * The answer to a request of a page; null for everything that is not a file of the app and goes to the network as if
 * no worker existed. Above all the API: its answers are never looked at here, so they can never be kept here. Only the
 * drawings of the tips are files that stand there.
 */
export function answerTo(request: Request, origin: string, build: Build): Promise<Response> | null {
  const { origin: asked, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || asked !== origin) return null
  // Overrides and the inspector are written into the page by the server, or not at all.
  const isWorkshop = /[?&](?:inspect|remote\.|flag\.)/.test(search)
  if (request.mode === 'navigate')
    return pathname === '/' && !isWorkshop ? kept(page(build.id), request) : null
  if (pathname === REGISTRY_URL) return remotesNow(request, build.offer)
  // A page that got a spoiled copy asks past every cache.
  if (request.cache === 'reload' || request.cache === 'no-store') return null
  if (pathname.startsWith('/remotes/')) return kept(remoteFile(pathname), request)
  if (isDrawing(pathname)) return kept(keptDrawing(pathname), request)
  const isShell = pathname.startsWith('/assets/') || build.files.some(({ url }) => url === pathname)
  return isShell && pathname !== '/' ? kept(shellFile(build.id, pathname), request) : null
}

const page = async (build: string) => pageOf(build, await isSomebodyKnownHere())

/** From the device, else from the network; a cache that cannot be read is as good as none. */
async function kept(found: Promise<Response | undefined>, request: Request): Promise<Response> {
  const response = await found.catch(() => undefined)
  return response ?? fetch(request)
}
