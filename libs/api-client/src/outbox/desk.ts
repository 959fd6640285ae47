import { OUTBOX_MAX_ITEMS, OUTBOX_MAX_SENT } from '@gb/domain'
import type { ApiClient } from '../client'
import { deviceTimeZone } from '../client'
import { OutboxFullError } from '../errors'
import { newId } from '../idempotency'
import type { EntryWrite, OutboxItem } from './item'
import { amended, pendingEntries, type PendingEntry, type SentItem } from './pending'
import { createSender } from './sender'
import type { OutboxStore } from './store'
import type { Tabs } from './tabs'

export interface DeskParts {
  api: ApiClient
  userId: string
  openStore: (userId: string) => Promise<OutboxStore>
  tabs: Tabs
  maySend: () => boolean
  changed: () => void
  sent: (item: OutboxItem, answer: unknown) => void
  signedOut: () => void
  random: () => number
}

/** The writes of one profile on this page. */
export type Desk = ReturnType<typeof createDesk>

/** Opens the store of the profile, follows the other tabs, and sends. */
export function createDesk(parts: DeskParts) {
  const { userId, tabs } = parts
  const items = new Map<number, OutboxItem>()
  const sent: SentItem[] = []
  let changes = 0
  // Made when somebody asks: a thousand items that arrive in a row are grouped as often as the screen is drawn.
  let pending: readonly PendingEntry[] | null = null
  let lastWork: Promise<unknown> = Promise.resolve()
  let loading: Promise<void> | null = null

  const show = () => {
    pending = null
    parts.changed()
  }
  const sorted = () => [...items.values()].toSorted((a, b) => a.seq - b.seq)
  const ofEntry = (entryId: string) => sorted().filter((item) => item.entryId === entryId)

  const opening = parts.openStore(userId)
  const readAll = async (): Promise<void> => {
    const store = await opening
    const before = changes
    const loaded = await store.load()
    // What was written meanwhile may be missing in it.
    if (changes !== before) return readAll()
    items.clear()
    for (const item of loaded) items.set(item.seq, item)
    show()
  }
  const refresh = (): Promise<void> => {
    loading ??= readAll().finally(() => (loading = null))
    return loading
  }
  const keep = (item: OutboxItem) => {
    changes += 1
    items.set(item.seq, item)
  }
  const drop = (item: OutboxItem) => {
    changes += 1
    items.delete(item.seq)
  }

  const add = async (write: EntryWrite, holdMs: number): Promise<OutboxItem> => {
    if (items.size >= OUTBOX_MAX_ITEMS) throw new OutboxFullError('Too much waits to be sent.')
    const now = Date.now()
    const store = await opening
    const item = await store.add({
      ...write,
      userId,
      key: newId(),
      madeAt: new Date(now).toISOString(),
      timeZone: deviceTimeZone(),
      heldUntil: holdMs === 0 ? 0 : now + holdMs,
      isTried: false,
      refusal: null,
    })
    keep(item)
    return item
  }
  const replace = async (item: OutboxItem): Promise<OutboxItem | null> => {
    // A full disk refuses even this; the page then knows it at least.
    const next = await (await opening).replace(item).catch(() => item)
    if (next === null) await refresh()
    else {
      keep(next)
      show()
    }
    return next
  }
  const remove = async (item: OutboxItem): Promise<boolean> => {
    const isGone = await (await opening).remove(item)
    if (!isGone) await refresh()
    else {
      drop(item)
      show()
    }
    return isGone
  }
  const markSent = (item: OutboxItem) => {
    sent.push({ item, at: Date.now() })
    if (sent.length > OUTBOX_MAX_SENT) sent.shift()
  }

  const stopListening = tabs.listen((message) => {
    if (message === 'wiped') items.clear()
    if (message === 'changed') void refresh().catch(() => undefined)
    else if (message !== 'wiped') {
      drop(message.sent)
      markSent(message.sent)
    }
    show()
  })

  const sender = createSender({
    api: parts.api,
    items: sorted,
    maySend: parts.maySend,
    replace,
    remove,
    refresh,
    alone: tabs.alone,
    signedOut: parts.signedOut,
    random: parts.random,
    sent(item, answer) {
      markSent(item)
      tabs.tell({ sent: item })
      parts.sent(item, answer)
    },
  })
  const opened = refresh().then(sender.poke, sender.poke)

  /** One change of the list at a time, so that two presses in a row see each other. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = lastWork.then(async () => {
      await opened
      const result = await work()
      tabs.tell('changed')
      show()
      sender.poke()
      return result
    })
    lastWork = done.catch(() => undefined)
    return done
  }

  const put = async (write: EntryWrite, holdMs: number): Promise<OutboxItem> => {
    const before = ofEntry(write.entryId)
    const same = before.find(({ action }) => action === write.action && action !== 'change')
    if (same !== undefined) return same
    const last = before.at(-1)
    const isOpen = last !== undefined && last.action !== 'delete' && (!last.isTried || last.refusal !== null)
    const merged = write.action === 'change' && isOpen ? await replace(amended(last, write)) : null
    return merged ?? add(write, holdMs)
  }

  return {
    pending: () => (pending ??= pendingEntries(sorted(), sent)),
    sender,
    write: (write: EntryWrite, holdMs: number) => inTurn(() => put(write, holdMs)),
    /** Takes a deletion back; false when it may have been sent. */
    undo: (entryId: string) =>
      inTurn(async () => {
        const deletion = ofEntry(entryId).find(({ action }) => action === 'delete')
        return deletion !== undefined && !deletion.isTried && remove(deletion)
      }),
    /** Gives up what waits for an entry; what may have arrived is deleted on the server. */
    discard: (entryId: string) =>
      inTurn(async () => {
        const waiting = ofEntry(entryId)
        const [first] = waiting
        if (first?.action === 'create' && first.isTried && first.refusal === null) {
          await put({ kind: first.kind, action: 'delete', entryId }, 0)
        } else for (const item of waiting) await remove(item)
      }),
    /** Sends a refused entry again as it is. */
    retry: (entryId: string) =>
      inTurn(async () => {
        for (const item of ofEntry(entryId))
          if (item.refusal !== null) await replace({ ...item, refusal: null })
      }),
    close() {
      sender.stop()
      stopListening()
      void opening.then(
        (store) => store.close(),
        () => undefined,
      )
    },
  }
}
