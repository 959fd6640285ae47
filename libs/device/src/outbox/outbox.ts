import { type ApiClient, NetworkError } from '@gb/api-client'
import { databaseOf, deleteDeviceStore } from './database'
import { NoProfileError } from './errors'
import type { OutboxControl, SentWrite } from './outbox-control'
import type { PendingEntry } from './pending'
import type { Queue } from './queue'
import type { OutboxStore } from './store'
import { openTabs, singlePage, type Tabs } from './leader'

export interface OutboxOptions {
  api: ApiClient
  /** Whom the server has signed in; nothing is sent for anybody else. */
  signedIn: () => string | null
  /** The server does not know the session any more. */
  onSignedOut?: () => void
  /**
   * Resolves when the writes of a profile are to be looked at, given the name of their database; at once by default. Whoever
   * writes does not wait for it.
   */
  openWhen?: (database: string) => Promise<unknown>
  openStore?: (userId: string) => Promise<OutboxStore>
  deleteStore?: (userId: string) => Promise<void>
  openTabs?: (userId: string) => Tabs
  /** 0 to 1, for the jitter of the waits. */
  random?: () => number
}

type QueueCode = Pick<typeof import('./queue'), 'createQueue' | 'openStore'>

const NOTHING: readonly PendingEntry[] = []

/** The outbox of one profile. Its queue is code of its own, and comes with the first need. */
interface Opening {
  userId: string
  tabs: Tabs
  queue: Queue | null
  /** Its moment has come: without its code it is asked for again at each look at the page. */
  isDue: boolean
  /** Brings the queue; the same one each time. Rejects with NetworkError. */
  open: () => Promise<Queue>
  tryAgain: () => void
  close: () => void
}

/** Makes the one outbox of the page. */
export const createOutbox = (options: OutboxOptions): OutboxControl =>
  createLateOutbox(options, () => import('./queue'))

/**
 * The same, with the way to its code.
 * @param download  brings what keeps and sends
 */
export function createLateOutbox(options: OutboxOptions, download: () => Promise<QueueCode>): OutboxControl {
  const listeners = new Set<() => void>()
  const sentListeners = new Set<(sent: SentWrite) => void>()
  const heldUpListeners = new Set<(error: unknown) => void>()
  const tabsOf = options.openTabs ?? openTabs
  const openWhen = options.openWhen ?? (() => Promise.resolve())
  let current: Opening | null = null

  const changed = () => {
    for (const listener of listeners) listener()
  }
  const queueOf = ({ createQueue, openStore }: QueueCode, userId: string, tabs: Tabs): Queue =>
    createQueue({
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
  const begin = (userId: string): Opening => {
    const tabs = tabsOf(userId)
    let isClosed = false
    let coming: Promise<Queue> | null = null
    const bring = async (): Promise<Queue> => {
      const code = await download().catch((cause: unknown) => {
        coming = null
        throw new NetworkError('The outbox could not be downloaded.', { cause })
      })
      // Not even a database is made for somebody who has left meanwhile.
      if (isClosed) throw new NoProfileError('Nobody is signed in.')
      opening.queue = queueOf(code, userId, tabs)
      changed()
      return opening.queue
    }
    const opening: Opening = {
      userId,
      tabs,
      queue: null,
      isDue: false,
      open: () => (coming ??= bring()),
      tryAgain() {
        if (opening.isDue && opening.queue === null && !isClosed) opening.open().catch(() => undefined)
      },
      close() {
        isClosed = true
        if (opening.queue !== null) opening.queue.close()
        // Who stops listening lets go of the channel.
        else tabs.listen(() => undefined)()
      },
    }
    void openWhen(databaseOf(userId)).then(() => {
      opening.isDue = true
      opening.tryAgain()
    })
    return opening
  }
  const use = (userId: string | null) => {
    if (userId === (current?.userId ?? null)) return
    current?.close()
    current = userId === null ? null : begin(userId)
    changed()
  }
  const queue = async (): Promise<Queue> => {
    if (current === null) throw new NoProfileError('Nobody is signed in.')
    return current.open()
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
    pending: () => current?.queue?.pending() ?? NOTHING,
    async write(write, holdMs = 0) {
      const { kept } = await (await queue()).write(write, holdMs)
      return { kept }
    },
    undo: async (entryId) => (await queue()).undo(entryId),
    discard: async (entryId) => (await queue()).discard(entryId),
    async retry(entryId) {
      if (entryId !== undefined) await (await queue()).retry(entryId)
      current?.queue?.sender.wake()
    },
    resume: () => current?.queue?.sender.resume(),
    wake() {
      current?.tryAgain()
      current?.queue?.sender.wake()
    },
    release: () => current?.queue?.sender.release(),
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
    openStore: () => import('./store').then(({ createPageStore }) => createPageStore()),
    openTabs: () => singlePage,
  })
  outbox.use(userId)
  return outbox
}
