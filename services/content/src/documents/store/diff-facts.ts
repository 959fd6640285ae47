/** How a text differs from the one before, in numbers and places. */
export interface DiffFacts {
  /** Values that are only in the later text. */
  added: number
  /** Values that are only in the earlier text. */
  removed: number
  /** Values that are in both places, with other words. */
  changed: number
  /** The first places, like `dos.3.text`. */
  places: string[]
}

const MAX_PLACES = 20

const leaves = (value: unknown, path: string, found: Map<string, unknown>): Map<string, unknown> => {
  if (typeof value !== 'object' || value === null) return found.set(path, value)
  for (const [key, inner] of Object.entries(value)) leaves(inner, path === '' ? key : `${path}.${key}`, found)
  return found
}

/** Compares two texts value by value; a list is compared by place. */
export const diffFacts = (before: object, after: object): DiffFacts => {
  const old = leaves(before, '', new Map())
  const now = leaves(after, '', new Map())
  const added = [...now.keys()].filter((path) => !old.has(path))
  const removed = [...old.keys()].filter((path) => !now.has(path))
  const changed = [...now.keys()].filter((path) => old.has(path) && old.get(path) !== now.get(path))
  return {
    added: added.length,
    removed: removed.length,
    changed: changed.length,
    places: [...changed, ...added, ...removed].slice(0, MAX_PLACES),
  }
}
