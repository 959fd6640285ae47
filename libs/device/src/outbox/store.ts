import type { NewItem, OutboxItem } from './item'

/** Where the writes of one profile wait. Every method is one atomic step. */
export interface OutboxStore {
  /** All items, oldest first. */
  load: () => Promise<OutboxItem[]>
  add: (item: NewItem) => Promise<OutboxItem>
  /**
   * Puts the item in the place of its older version; null when somebody else changed or removed that one.
   * @param known the numbers this page knows: null also when somebody else added another one behind the item
   */
  replace: (item: OutboxItem, known?: ReadonlySet<number>) => Promise<OutboxItem | null>
  /** False when somebody else changed or removed it first. */
  remove: (item: OutboxItem) => Promise<boolean>
  close: () => void
}

const PAGE_STEP = 1e-6

/** A store in memory; `after` tells behind which number the next item stands. */
export function createPageStore(after?: () => number): OutboxStore {
  const items = new Map<number, OutboxItem>()
  let count = 0
  const isCurrent = ({ seq, version }: OutboxItem) => items.get(seq)?.version === version
  return {
    load: () => Promise.resolve([...items.values()]),
    add(item) {
      count += 1
      const seq = after === undefined ? count : after() + count * PAGE_STEP
      const kept: OutboxItem = { ...item, seq, version: 1, kept: 'page' }
      items.set(seq, kept)
      return Promise.resolve(kept)
    },
    replace(item) {
      if (!isCurrent(item)) return Promise.resolve(null)
      const next = { ...item, version: item.version + 1 }
      items.set(item.seq, next)
      return Promise.resolve(next)
    },
    remove: (item) => Promise.resolve(isCurrent(item) && items.delete(item.seq)),
    close: () => undefined,
  }
}

/**
 * The store of the device, and the page's own memory for what the device refuses: full, private window, broken
 * database. So a write is never lost because of its store; it says with `kept: 'page'` how long it lives.
 */
export function withPageStore(device: OutboxStore): OutboxStore {
  let last = 0
  const page = createPageStore(() => last)
  const storeOf = ({ kept }: OutboxItem) => (kept === 'page' ? page : device)
  const seen = (item: OutboxItem) => {
    last = Math.max(last, Math.floor(item.seq))
    return item
  }
  return {
    async load() {
      const [own, others] = await Promise.all([page.load(), device.load()])
      return [...own, ...others.map(seen)].toSorted((a, b) => a.seq - b.seq)
    },
    add: (item) => device.add(item).then(seen, () => page.add(item)),
    replace: (item, known) => storeOf(item).replace(item, known),
    remove: (item) => storeOf(item).remove(item),
    close: device.close,
  }
}
