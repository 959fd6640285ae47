import type { ApiBody, ApiData } from '@gb/api-client'

// The outbox knows whose it is and which entry it speaks of; a caller cannot get those two wrong.
type Values<Body> = Omit<Body, 'user_id' | 'entry_id'>

/** What a write carries, by the kind of entry, in the shape of the wire. */
export interface EntryValues {
  fluid: {
    create: Values<ApiBody<'/api/fluid-entry', 'post'>>
    change: Values<ApiBody<'/api/fluid-entry/{entry_id}', 'patch'>>
  }
  vitamin: {
    create: Values<ApiBody<'/api/vitamin-entry', 'post'>>
    change: Values<ApiBody<'/api/vitamin-entry/{entry_id}', 'patch'>>
  }
  weight: {
    create: Values<ApiBody<'/api/weight-entry', 'post'>>
    change: Values<ApiBody<'/api/weight-entry/{entry_id}', 'patch'>>
  }
  mood: {
    create: Values<ApiBody<'/api/mood-entry', 'post'>>
    change: Values<ApiBody<'/api/mood-entry/{entry_id}', 'patch'>>
  }
  milestone: {
    create: Values<ApiBody<'/api/milestone-entry', 'post'>>
    change: Values<ApiBody<'/api/milestone-entry/{entry_id}', 'patch'>>
  }
  recovery: {
    create: Values<ApiBody<'/api/recovery-entry', 'post'>>
    change: Values<ApiBody<'/api/recovery-entry/{entry_id}', 'patch'>>
  }
  food: {
    create: Values<ApiBody<'/api/food-entry', 'post'>> & {
      /** The logged or favorite meal that it repeats. The server then takes the foods from there, while it knows it. */
      of?: string
      shown: ShownFood[]
    }
    change: Values<ApiBody<'/api/food-entry/{entry_id}', 'patch'>> & {
      /** With `items` always, and never without. */
      shown?: ShownFood[]
    }
  }
}

/**
 * What is on the plate, in the order of `items`, as it looks until the server has added it up: an item carries no
 * name and no figures of a food that the food table knows. Never sent.
 */
export type ShownFood = ApiData<'/api/food-entry', 'post'>['food_items'][number]

export type EntryKind = keyof EntryValues

/** One thing a person did to one entry. The entry id is made here and never by the server. */
export type EntryWrite<K extends EntryKind = EntryKind> = {
  [Each in K]:
    | { kind: Each; action: 'create'; entryId: string; values: EntryValues[Each]['create'] }
    | { kind: Each; action: 'change'; entryId: string; values: EntryValues[Each]['change'] }
    | { kind: Each; action: 'delete'; entryId: string }
}[K]

/** Why the server did not take a write, in its own words. Nothing but the person can go on from here. */
export interface Refusal {
  /** `gone`: the entry was deleted elsewhere; it can only be discarded. */
  reason: 'refused' | 'gone'
  status: number
  message: string
  /** The inputs that were refused. */
  fields: { field: string; message: string }[]
}

interface Envelope {
  userId: string
  /** The Idempotency-Key, made when the person pressed the button and never again. */
  key: string
  /** ISO 8601, UTC: when it was written. */
  madeAt: string
  /** IANA zone at that time: the server makes the entry's local day from it, wherever it is sent from. */
  timeZone: string
  /** Not sent before this instant, in ms: the time for Undo. 0 for at once. */
  heldUntil: number
  /** Whether it may have reached the server. */
  isTried: boolean
  refusal: Refusal | null
  /** When the server had it, ms; 0 before. */
  sentAt: number
}

/** A write as it is kept. */
export type NewItem = EntryWrite & Envelope

/** A write in its place. `version` grows with every change; who holds an older one may not change it. */
export type OutboxItem = NewItem & {
  /** Order of writing. */
  seq: number
  version: number
  /** `page`: this browser could not store it; it lives as long as the page does. */
  kept: 'device' | 'page'
}

const KINDS = new Set<unknown>([
  'fluid',
  'vitamin',
  'weight',
  'mood',
  'milestone',
  'recovery',
  'food',
] satisfies EntryKind[])
const ACTIONS = new Set<unknown>(['create', 'change', 'delete'])

/** Tells an item from anything else that may have been kept. Its values are checked by the server. */
export function isItem(value: unknown): value is NewItem {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('action' in value)) return false
  const hasValues = 'values' in value && typeof value.values === 'object' && value.values !== null
  return KINDS.has(value.kind) && ACTIONS.has(value.action) && (hasValues || value.action === 'delete')
}
