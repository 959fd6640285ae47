import type { Language } from '@gb/domain'

/**
 * The app's files on this device stand in sets: one per build of the shell, one per list of remotes. A set is a cache
 * that is filled whole before anybody uses it. A page holds a lock of the same name for what it runs, so that nobody
 * takes a set away under a running page, however long it stays open.
 */
const SHELL = 'gb-shell '
const REMOTES = 'gb-remotes '

/** Cache with one answer: the list of remotes in force. To replace that answer is to switch all remotes at once. */
export const CURRENT_REMOTES = 'gb-current-remotes'

/** Cache with the drawings that the tips of now show. */
export const DRAWINGS = 'gb-drawings'

/** Whether a path is a drawing of the tips: a file for everybody, beside the answers of the API. */
export const isDrawing = (path: string) => path.startsWith('/api/content-images/')

/** What a page asks of the service worker. */
export type Wish =
  /** Bring the remotes of now, and throw out what no page uses. */
  | 'keep-current'
  /** A new version waits: it may take over, the page that asks will reload. */
  | 'take-over'
  /** Bring these drawings, and throw out all others. */
  | { drawings: string[] }
  /** What the app speaks on this device: reminders come in it. */
  | { speaks: Language }

export const shellSet = (build: string) => SHELL + build

/** One name for one list of remotes. Versions end with a hash of their content. */
export const remoteSet = (releases: Iterable<{ name: string; version: string }>) =>
  REMOTES +
  [...releases]
    .map(({ name, version }) => `${name}@${version}`)
    .sort()
    .join(' ')

export const isShellSet = (cache: string) => cache.startsWith(SHELL)
export const isRemoteSet = (cache: string) => cache.startsWith(REMOTES)

/** Keeps a set from being thrown out for as long as this page lives. */
export function holdSet(name: string): void {
  if (!('locks' in navigator)) return
  // Shared: any number of pages hold it. It ends with the page, since the promise never does.
  navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => undefined)).catch(() => undefined)
}

/** The build this page runs; null while developing. The build itself writes it into index.html. */
export const ownBuild = () => document.querySelector('meta[name="gb-build"]')?.getAttribute('content') ?? null

/** The build of an index.html, by its text: the content policy lets nobody parse a page out of a text. */
export const buildIn = (page: string) => /<meta name="gb-build" content="([^"]+)"/.exec(page)?.[1] ?? null
