import { OUTBOX_KEEP_SENT_MS, OUTBOX_MAX_SENT } from '@gb/domain'
import type { NewItem, OutboxItem } from './item'
import type { OutboxStore } from './store'

/** What the page knows of the store, in memory, so that a screen never waits for a database. */
export function createMirror(opening: Promise<OutboxStore>, changed: () => void) {
  const items = new Map<number, OutboxItem>()
  let changes = 0
  let loading: Promise<void> | null = null
  let isClosed = false

  const keep = (item: OutboxItem) => {
    changes += 1
    items.set(item.seq, item)
    changed()
  }
  const readAll = async (): Promise<void> => {
    const store = await opening
    const before = changes
    const loaded = await store.load()
    // What was written meanwhile may be missing in it.
    if (changes !== before) return readAll()
    items.clear()
    for (const item of loaded) items.set(item.seq, item)
    changed()
  }
  const refresh = (): Promise<void> => {
    loading ??= readAll().finally(() => (loading = null))
    return loading
  }
  const all = () => [...items.values()].toSorted((a, b) => a.seq - b.seq)

  const replace = async (item: OutboxItem, known?: ReadonlySet<number>): Promise<OutboxItem | null> => {
    const store = await opening
    const next = await store.replace(item, known).catch((error: unknown) => {
      // A page that is over must not send what the next one believes untried.
      if (isClosed) throw error
      // A full disk refuses even this; the page then knows it at least.
      return item
    })
    if (next === null) await refresh()
    else keep(next)
    return next
  }
  const remove = async (item: OutboxItem): Promise<boolean> => {
    const isGone = await (await opening).remove(item)
    if (isGone) {
      changes += 1
      items.delete(item.seq)
      changed()
    } else await refresh()
    return isGone
  }

  return {
    /** Everything, oldest first. */
    all,
    /** What is not sent, oldest first. */
    unsent: () => all().filter(({ sentAt }) => sentAt === 0),
    keep,
    /** Reads the store again: another tab changed it. */
    refresh,
    /** Keeps a changed item; null when another tab was faster, and then it knows better. */
    replace: (item: OutboxItem) => replace(item),
    /**
     * The same for what the person changes once more. null also when another tab has written something behind the item:
     * that could be about the same entry, and would win over a newer change that is put before it.
     */
    amend: (item: OutboxItem) => replace(item, new Set(items.keys())),
    /** False when another tab was faster, and then it knows better. */
    remove,
    add: async (item: NewItem): Promise<OutboxItem> => {
      const kept = await (await opening).add(item)
      keep(kept)
      return kept
    },
    /** Forgets what arrived long ago: every list has been read since. */
    async tidy(): Promise<void> {
      const sent = all().filter(({ sentAt }) => sentAt > 0)
      const oldest = Date.now() - OUTBOX_KEEP_SENT_MS
      const old = sent.filter(({ sentAt }, index) => sentAt < oldest || index < sent.length - OUTBOX_MAX_SENT)
      for (const item of old) await remove(item)
    },
    /** Another tab has wiped the device. */
    clear(): void {
      changes += 1
      items.clear()
      changed()
    },
    close(): void {
      isClosed = true
      void opening.then(
        (store) => store.close(),
        () => undefined,
      )
    },
  }
}
