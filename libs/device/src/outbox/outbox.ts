import type { ApiClient } from '@gb/api-client'
import { deleteDeviceStore, openDeviceStore } from './device-store'
import { NoProfileError } from './errors'
import type { EntryWrite, OutboxItem } from './item'
import type { PendingEntry } from './pending'
import { createQueue, type Queue } from './queue'
import { createPageStore, withPageStore, type OutboxStore } from './store'
import { openTabs, singlePage, type Tabs } from './leader'

/** A write that the server has answered; `answer` is its body, null for a deletion of what was gone already. */
export interface SentWrite {
  write: EntryWrite
  answer: unknown
}

/**
 * How every remote writes entries. A write is on screen and on the device before any network; it is sent as soon as
 * that works, in order, once, and by one tab only. Everything here belongs to the profile that is signed in.
 */
export interface Outbox {
  /** Called after every change of what `pending` gives. */
  subscribe: (listener: () => void) => () => void
  /** What is on its way, has just arrived, or needs attention; the same array until something changes. */
  pending: () => readonly PendingEntry[]
  /**
   * Keeps a write and sends it behind it. A change of a write that still waits becomes part of it; the same creation
   * or deletion again is the same one. `kept` is `page` when this browser could not store it: it then lives as long
   * as the page. Throws OutboxFullError, and NoProfileError when nobody is signed in.
   * @param holdMs not sent before that time has passed or the page is left: the time for Undo
   */
  write: (write: EntryWrite, holdMs?: number) => Promise<{ kept: OutboxItem['kept'] }>
  /** Takes back a deletion that is held; false when it may have been sent: then only a new entry brings it back. */
  undo: (entryId: string) => Promise<boolean>
  /** Gives up what waits for an entry. */
  discard: (entryId: string) => Promise<void>
  /** Sends now: everything that waits, or one entry that was refused. */
  retry: (entryId?: string) => Promise<void>
  /** Tells what has arrived. */
  onSent: (listener: (sent: SentWrite) => void) => () => void
  /** Tells the error because of which everything waits, such as a connection that broke or a withdrawn consent. */
  onHeldUp: (listener: (error: unknown) => void) => () => void
}

/** The shell's side: whose outbox it is, and when to try. */
export interface OutboxControl extends Outbox {
  /** Shows the outbox of a profile; null for nobody. */
  use: (userId: string | null) => void
  /** Somebody is signed in (again); sends if it is the profile of the outbox. */
  resume: () => void
  /** The network is back, or somebody looks at the page. */
  wake: () => void
  /** The page is being left: the time for Undo is over. */
  release: () => void
  /** Deletes everything of the profile from this device, in all tabs. */
  wipe: () => Promise<void>
}

export interface OutboxOptions {
  api: ApiClient
  /** Whom the server has signed in; nothing is sent for anybody else. */
  signedIn: () => string | null
  /** The server does not know the session any more. */
  onSignedOut?: () => void
  openStore?: (userId: string) => Promise<OutboxStore>
  deleteStore?: (userId: string) => Promise<void>
  openTabs?: (userId: string) => Tabs
  /** 0 to 1, for the jitter of the waits. */
  random?: () => number
}

const NOTHING: readonly PendingEntry[] = []

/** Makes the one outbox of the page. */
export function createOutbox(options: OutboxOptions): OutboxControl {
  const listeners = new Set<() => void>()
  const sentListeners = new Set<(sent: SentWrite) => void>()
  const heldUpListeners = new Set<(error: unknown) => void>()
  const tabsOf = options.openTabs ?? openTabs
  let current: { userId: string; queue: Queue; tabs: Tabs } | null = null

  const changed = () => {
    for (const listener of listeners) listener()
  }
  const queue = (): Queue => {
    if (current === null) throw new NoProfileError('Nobody is signed in.')
    return current.queue
  }
  const begin = (userId: string) => {
    const tabs = tabsOf(userId)
    const opened = createQueue({
      api: options.api,
      userId,
      tabs,
      openStore: options.openStore ?? openStore,
      maySend: () => options.signedIn() === userId,
      changed,
      sent: (item, answer) => {
        for (const listener of sentListeners) listener({ write: item, answer })
      },
      heldUp: (error) => {
        for (const listener of heldUpListeners) listener(error)
      },
      signedOut: options.onSignedOut ?? (() => undefined),
      random: options.random ?? Math.random,
    })
    return { userId, queue: opened, tabs }
  }
  const use = (userId: string | null) => {
    if (userId === (current?.userId ?? null)) return
    current?.queue.close()
    current = userId === null ? null : begin(userId)
    changed()
  }

  return {
    use,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onSent(listener) {
      sentListeners.add(listener)
      return () => sentListeners.delete(listener)
    },
    onHeldUp(listener) {
      heldUpListeners.add(listener)
      return () => heldUpListeners.delete(listener)
    },
    pending: () => current?.queue.pending() ?? NOTHING,
    async write(write, holdMs = 0) {
      const { kept } = await queue().write(write, holdMs)
      return { kept }
    },
    undo: async (entryId) => queue().undo(entryId),
    discard: async (entryId) => queue().discard(entryId),
    async retry(entryId) {
      if (entryId !== undefined) await queue().retry(entryId)
      current?.queue.sender.wake()
    },
    resume: () => current?.queue.sender.resume(),
    wake: () => current?.queue.sender.wake(),
    release: () => current?.queue.sender.release(),
    async wipe() {
      if (current === null) return
      const { userId, tabs } = current
      tabs.tell('wiped')
      use(null)
      await (options.deleteStore ?? deleteDeviceStore)(userId)
    },
  }
}

/** An outbox in memory that sends at once: for tests and the stand-alone page of a remote. */
export function createPageOutbox(api: ApiClient, userId: string | null): OutboxControl {
  const outbox = createOutbox({
    api,
    signedIn: () => userId,
    openStore: () => Promise.resolve(createPageStore()),
    openTabs: () => singlePage,
  })
  outbox.use(userId)
  return outbox
}

// No database, or one that does not open: what is written then lives as long as the page and goes straight out.
const openStore = (userId: string): Promise<OutboxStore> =>
  openDeviceStore(userId).then(withPageStore, () => createPageStore())
