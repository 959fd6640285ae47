import type { Json, JsonObject } from './contract.ts'

/** An entry of a diary; what else it holds depends on its kind. */
export interface Entry extends JsonObject {
  entry_id: string
  /** The day it belongs to, YYYY-MM-DD. */
  date: string
  /** When it happened, ISO 8601 in UTC. */
  recorded_at: string
}

/** One page of a history. */
export interface EntryPage {
  entries: Entry[]
  /** Cursor of the next page; null at the end. */
  nextBefore: string | null
}

/** What the API remembers: the entries of each kind, and what was put at an address. It lives as long as its server. */
export class Memory {
  private readonly kinds = new Map<string, Entry[]>()
  private readonly puts = new Map<string, Json>()

  /** @param entries by kind, e.g. `fluid`, as in `/api/fluid-entry` */
  constructor(entries: Record<string, Entry[]>) {
    for (const [kind, all] of Object.entries(entries)) this.kinds.set(kind, all.toSorted(newestFirst))
  }

  /** Whether entries of a kind were ever kept. */
  has = (kind: string): boolean => this.kinds.has(kind)

  /** All entries of a kind, newest first. */
  all = (kind: string): readonly Entry[] => this.kinds.get(kind) ?? []

  /** Entries of one day, newest first. */
  ofDay = (kind: string, date: string): Entry[] => this.all(kind).filter((entry) => entry.date === date)

  /** Those before a cursor, newest first. */
  page(kind: string, limit: number, before: string | null): EntryPage {
    const older = this.all(kind).filter((entry) => before === null || entry.recorded_at < before)
    const entries = older.slice(0, limit)
    return { entries, nextBefore: older.length > limit ? (entries.at(-1)?.recorded_at ?? null) : null }
  }

  /** Keeps an entry; the same id again replaces it. */
  keep(kind: string, entry: Entry): void {
    const others = this.all(kind).filter(({ entry_id }) => entry_id !== entry.entry_id)
    this.kinds.set(kind, [...others, entry].toSorted(newestFirst))
  }

  /** The entry of that id; null when there is none. */
  find = (kind: string, id: string): Entry | null =>
    this.all(kind).find(({ entry_id }) => entry_id === id) ?? null

  /** Forgets an entry. */
  drop(kind: string, id: string): void {
    this.kinds.set(
      kind,
      this.all(kind).filter(({ entry_id }) => entry_id !== id),
    )
  }

  /** Remembers what was put at an address, for whoever reads there. */
  put = (pathname: string, body: Json): void => void this.puts.set(pathname, body)

  /** What was put there last. */
  wasPut = (pathname: string): Json | undefined => this.puts.get(pathname)
}

const newestFirst = (a: Entry, b: Entry): number => b.recorded_at.localeCompare(a.recorded_at)
