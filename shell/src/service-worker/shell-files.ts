import { isShellSet, shellSet } from '../shared/file-sets'
import { HERE_MARK } from '../shared/here-mark'

/** A file of the shell; the page itself has the address `/`. */
export interface ShellFile {
  url: string
  integrity: string
}

const PAGE = '/'

/** Brings every file of a build, each held to its hash. Throws when one is missing: half a set is none. */
export async function keepShell(build: string, files: ShellFile[]): Promise<void> {
  const cache = await caches.open(shellSet(build))
  await Promise.all(files.map((file) => bring(cache, file)))
}

/** Asks for the page again, since its headers (the content policy) may change while its text does not. */
export async function refreshPage(build: string, files: ShellFile[]): Promise<void> {
  const page = files.find(({ url }) => url === PAGE)
  if (page !== undefined) await bring(await caches.open(shellSet(build)), page)
}

/**
 * The page of this build. Only matched and never opened: to open a cache that somebody deleted would make it anew.
 * @param isHere  whether somebody is signed in: then the frame of the day is painted and not the welcome
 */
export async function pageOf(build: string, isHere: boolean): Promise<Response | undefined> {
  const page = await caches.match(PAGE, { cacheName: shellSet(build) })
  if (page === undefined || !isHere) return page
  const headers = new Headers(page.headers)
  // The text is unpacked here.
  for (const ofThePacked of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(ofThePacked)
  return new Response((await page.text()).replace('<html', `<html ${HERE_MARK}`), { headers })
}

/** A file of this build, or of an older one that a page may still run. */
export async function shellFile(build: string, path: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter(isShellSet)
  for (const name of [shellSet(build), ...names]) {
    const found = await caches.match(path, { cacheName: name })
    if (found !== undefined) return found
  }
  return undefined
}

async function bring(cache: Cache, { url, integrity }: ShellFile): Promise<void> {
  // Names under /assets/ carry a hash of their content; everything else is compared with the server.
  const freshness = url.startsWith('/assets/') ? 'default' : 'no-cache'
  // For a visitor the page is the one that was built; for somebody who is signed in it names remotes of now.
  const credentials = url === PAGE ? 'omit' : 'same-origin'
  const response = await fetch(url, { integrity, cache: freshness, credentials })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  await cache.put(url, response)
}
