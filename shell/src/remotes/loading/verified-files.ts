import type { Release, ReleaseFile } from '@gb/domain'
import { patiently } from './patiently'

/** Name under which the loader inside a remote finds `bring`. The other side is chunk-integrity.ts of @gb/mfe-build. */
const BRING_FILE = Symbol.for('gb.bring-file')

/** Brings files of remotes, each held to the hash of its release. */
export interface VerifiedFiles {
  /** Everything for the first use of a remote. Throws when a file does not come or is not what the release says. */
  bringRelease: (release: Release) => Promise<void>
  /** Gives up what is still on its way for a remote, so that a new try does not wait behind it. */
  abandon: (remote: string) => void
}

interface KnownFile extends ReleaseFile {
  remote: string
}

/**
 * The files of this page. Publishes itself to the loaders inside of remotes.
 * @param beforeLater what a file that a remote asks for later may need beside itself
 * @param wait lets time pass, ms, before a later file that did not come is asked for again
 */
export function createVerifiedFiles(
  beforeLater: () => Promise<unknown>,
  wait: (ms: number) => Promise<void>,
): VerifiedFiles {
  const known = new Map<string, KnownFile>()
  const running = new Map<string, AbortController>()
  const spoiled = new Set<string>()

  const signalOf = (remote: string) => {
    const controller = running.get(remote) ?? new AbortController()
    running.set(remote, controller)
    return controller.signal
  }

  const bring = async (file: KnownFile) => {
    if (file.url.endsWith('.css')) return addLink(file, 'stylesheet')
    // By its path: the worker keeps one copy of an entry, whatever its address ends with.
    const path = pathOf(file.url)
    try {
      await prove(file, signalOf(file.remote), spoiled.has(path))
      spoiled.delete(path)
    } catch (error) {
      spoiled.add(path)
      throw error
    }
  }

  Reflect.set(globalThis, BRING_FILE, async (url: string) => {
    const file = known.get(pathOf(url))
    // Every file of a release is known; anything else is not ours to run.
    if (file === undefined) throw new Error(`${url} is not part of a release`)
    await Promise.all([patiently(() => bring(file), wait), beforeLater()])
    if (!url.endsWith('.css')) await addLink(file, 'modulepreload')
  })

  return {
    async bringRelease(release) {
      const { name: remote, integrity, preload, css, offline } = release
      const note = (file: ReleaseFile): KnownFile => {
        const noted = { ...file, remote }
        known.set(pathOf(file.url), noted)
        return noted
      }
      const scripts = [{ url: release.entry, integrity }, ...preload].map(note)
      const first = [...scripts, ...css.map(note)]
      offline.forEach(note)
      // Nothing reaches the module loader before all are proved: some browsers remember a failed module for ever.
      await Promise.all(first.map(bring))
      // Not waited for: an import that comes meanwhile joins the same download, and is held to the same hash.
      for (const file of scripts) addLink(file, 'modulepreload').catch(() => undefined)
    },
    abandon(remote) {
      running.get(remote)?.abort()
      running.delete(remote)
    },
  }
}

// A remote asks for its files by their path, also where an override lies on another origin.
const pathOf = (url: string): string => new URL(url, globalThis.location.origin).pathname

/** Downloads a script and compares it with its hash. What failed before is not taken from the browser's cache. */
async function prove({ url, integrity }: ReleaseFile, signal: AbortSignal, spoiled: boolean): Promise<void> {
  const cache = spoiled ? 'reload' : 'default'
  const response = await fetch(url, { integrity, signal, cache, credentials: 'same-origin' })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const type = response.headers.get('Content-Type') ?? ''
  if (!/javascript/i.test(type)) throw new Error(`${url} is ${type}, not a script`)
  // Only a body that was read to its end has been compared with the hash.
  await response.arrayBuffer()
}

/** Adds a link once and waits for it. A link that failed is taken out, so that a new try asks anew. */
function addLink({ url, integrity }: ReleaseFile, rel: 'modulepreload' | 'stylesheet'): Promise<void> {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)]
  if (links.some((link) => link.getAttribute('href') === url)) return Promise.resolve()
  const element = document.createElement('link')
  if (rel === 'modulepreload' && !element.relList.supports(rel)) return Promise.resolve()
  element.rel = rel
  element.crossOrigin = 'anonymous'
  element.integrity = integrity
  element.href = url
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      reject(new Error(`${url} did not load`))
    })
    document.head.append(element)
  })
}
