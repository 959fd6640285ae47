import { type ApiClient, deviceTimeZone, newId } from '@gb/api-client'
import { OUTBOX_MAX_ITEMS } from '@gb/domain'
import { OutboxFullError } from './errors'
import type { EntryWrite, OutboxItem } from './item'
import { createMirror } from './mirror'
import { amended, pendingEntries, type PendingEntry } from './pending'
import { openDeviceStore } from './device-store'
import { createSender } from './sender'
import { createPageStore, type OutboxStore, withPageStore } from './store'
import type { Tabs } from './leader'

export interface QueueParts {
  api: ApiClient
  userId: string
  openStore: (userId: string) => Promise<OutboxStore>
  tabs: Tabs
  maySend: () => boolean
  changed: () => void
  sent: (item: OutboxItem, answer: unknown) => void
  heldUp: (error: unknown) => void
  signedOut: () => void
  random: () => number
}

/** The queue of writes of one profile on this page: what waits, in order, and its sender. */
export type Queue = ReturnType<typeof createQueue>

/** Opens the store of the profile, follows the other tabs, and sends. */
export function createQueue(parts: QueueParts) {
  const { userId, tabs } = parts
  // Made when somebody asks: a thousand items that arrive in a row are grouped as often as the screen is drawn.
  let pending: readonly PendingEntry[] | null = null
  let lastWork: Promise<unknown> = Promise.resolve()

  const mirror = createMirror(parts.openStore(userId), () => {
    pending = null
    parts.changed()
  })
  const unsentOf = (entryId: string) => mirror.unsent().filter((item) => item.entryId === entryId)

  const stopListening = tabs.listen((message) => {
    if (message === 'wiped') mirror.clear()
    else if (message === 'changed') void mirror.refresh().catch(() => undefined)
    else mirror.keep(message.sent)
  })
  const sender = createSender({
    api: parts.api,
    items: mirror.unsent,
    maySend: parts.maySend,
    replace: mirror.replace,
    remove: mirror.remove,
    refresh: mirror.refresh,
    asLeader: tabs.asLeader,
    heldUp: parts.heldUp,
    signedOut: parts.signedOut,
    random: parts.random,
    async sent(item, answer) {
      // Kept a while: what a list was last told, perhaps before a reload without a connection, may not show it yet.
      const kept = await mirror.replace({ ...item, sentAt: Date.now() })
      if (kept !== null) tabs.tell({ sent: kept })
      parts.sent(item, answer)
    },
  })
  const opened = mirror.refresh().then(
    () => {
      sender.poke()
      void mirror.tidy().catch(() => undefined)
    },
    () => sender.poke(),
  )

  /** One change of the list at a time, so that two presses in a row see each other. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = lastWork.then(async () => {
      await opened
      const result = await work()
      tabs.tell('changed')
      sender.poke()
      return result
    })
    lastWork = done.catch(() => undefined)
    return done
  }

  const add = (write: EntryWrite, holdMs: number): Promise<OutboxItem> => {
    if (mirror.unsent().length >= OUTBOX_MAX_ITEMS) throw new OutboxFullError('Too much waits to be sent.')
    const now = Date.now()
    return mirror.add({
      ...write,
      userId,
      key: newId(),
      madeAt: new Date(now).toISOString(),
      timeZone: deviceTimeZone(),
      heldUntil: holdMs === 0 ? 0 : now + holdMs,
      isTried: false,
      refusal: null,
      sentAt: 0,
    })
  }
  const put = async (write: EntryWrite, holdMs: number): Promise<OutboxItem> => {
    const all = mirror.all().filter(({ entryId }) => entryId === write.entryId)
    const same = all.find(({ action }) => action === write.action && action !== 'change')
    if (same !== undefined) return same
    const last = unsentOf(write.entryId).at(-1)
    const isOpen = last !== undefined && last.action !== 'delete' && (!last.isTried || last.refusal !== null)
    const merged = write.action === 'change' && isOpen ? await mirror.amend(amended(last, write)) : null
    return merged ?? add(write, holdMs)
  }

  return {
    pending: () => (pending ??= pendingEntries(mirror.all())),
    sender,
    write: (write: EntryWrite, holdMs: number) => inTurn(() => put(write, holdMs)),
    /** Takes a deletion back; false when it may have been sent. */
    undo: (entryId: string) =>
      inTurn(async () => {
        const deletion = unsentOf(entryId).find(({ action }) => action === 'delete')
        return deletion !== undefined && !deletion.isTried && mirror.remove(deletion)
      }),
    /** Gives up what waits for an entry; what may have arrived is deleted on the server. */
    discard: (entryId: string) =>
      inTurn(async () => {
        const waiting = unsentOf(entryId)
        const [first] = waiting
        if (first?.action === 'create' && first.isTried && first.refusal === null) {
          await put({ kind: first.kind, action: 'delete', entryId }, 0)
        } else for (const item of waiting) await mirror.remove(item)
      }),
    /** Sends a refused entry again as it is. */
    retry: (entryId: string) =>
      inTurn(async () => {
        for (const item of unsentOf(entryId))
          if (item.refusal !== null) await mirror.replace({ ...item, refusal: null })
      }),
    close() {
      sender.stop()
      stopListening()
      mirror.close()
    },
  }
}

/** No database, or one that does not open: what is written then lives as long as the page and goes straight out. */
export const openStore = (userId: string): Promise<OutboxStore> =>
  openDeviceStore(userId).then(withPageStore, () => createPageStore())
