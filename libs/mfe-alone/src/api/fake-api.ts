import { randomUUID } from 'node:crypto'
import {
  findCall,
  isObject,
  mapValues,
  type Contract,
  type FoundCall,
  type Json,
  type JsonObject,
} from './contract.ts'
import { Memory, type Entry } from './memory.ts'
import { laidOver, movedTo, sampleOf } from './sample.ts'
import { TOTALS } from './totals.ts'

/** A call as it came in. */
export interface Call {
  /** In capitals. */
  method: string
  url: URL
  body: Json
  /** Whether who asks has premium. */
  isPremium: boolean
}

/** What it answers. A body of null is none. */
export interface Reply {
  status: number
  body: Json
}

export interface FakeApiOptions {
  contract: Contract
  /** The diary to begin with, by kind of entry. */
  entries: Record<string, Entry[]>
  /** The moment of a call. */
  now: () => Date
  /** The day of the person, YYYY-MM-DD. */
  today: () => string
}

const PAGE = 30
const ENTRY = /^\/api\/([a-z-]+)-entry$/
const ONE_ENTRY = /^\/api\/([a-z-]+)-entry\/\{entry_id\}$/
const HISTORY = /^\/api\/([a-z-]+)-history\/\{user_id\}$/

/**
 * The API without a server: every call of the contract answers with its examples, entries are kept and counted, what was
 * put is read back. A call that the contract does not have is refused, so that a typo shows.
 */
export function createFakeApi({ contract, entries, now, today }: FakeApiOptions): (call: Call) => Reply {
  const sampleAt = (method: string, pathname: string): JsonObject => {
    const found = findCall(contract, method, pathname)
    const body = found === null ? null : movedTo(today(), sampleOf(contract, found.operation).body)
    return isObject(body) ? body : {}
  }
  /** How an entry of a kind looks where it is listed. */
  const entryLike = (kind: string): JsonObject => {
    const { entries: listed } = sampleAt('GET', `/api/${kind}-history/somebody`)
    const [first] = Array.isArray(listed) ? listed : []
    return isObject(first) ? first : {}
  }
  const memory = new Memory(
    Object.fromEntries(
      Object.entries(entries).map(([kind, all]) => [kind, all.map((entry) => whole(entryLike(kind), entry))]),
    ),
  )

  /** Keeps a new entry. What the answer has and a list has not is told only once. */
  const create = (kind: string, sample: JsonObject, body: JsonObject): JsonObject => {
    const id = textIn(body, 'entry_id') ?? randomUUID()
    const recorded_at = textIn(body, 'recorded_at') ?? now().toISOString()
    const date = textIn(body, 'date') ?? textIn(body, 'taken_date') ?? today()
    const taken = 'taken_date' in sample ? { taken_date: date } : {}
    const entry: Entry = { ...asObject(laidOver(sample, body)), ...taken, entry_id: id, recorded_at, date }
    memory.keep(kind, entry)
    return entry
  }
  const change = (kind: string, id: string, sample: JsonObject, body: JsonObject): Reply => {
    const entry = memory.find(kind, id)
    if (entry === null) return refusal(404, 'not_found', 'There is no such entry.')
    memory.keep(kind, { ...entry, ...asObject(laidOver(entry, body)), entry_id: id, date: entry.date })
    return { status: 200, body: { ...sample, ...memory.find(kind, id) } }
  }

  const write = (call: Call, { path, names }: FoundCall, sample: Reply): Reply => {
    const body = asObject(call.body)
    const [, created] = ENTRY.exec(path) ?? []
    if (created !== undefined && call.method === 'POST')
      return { ...sample, body: create(created, asObject(sample.body), body) }
    const [, kind] = ONE_ENTRY.exec(path) ?? []
    const id = names.entry_id ?? ''
    if (kind !== undefined && call.method === 'PATCH') return change(kind, id, asObject(sample.body), body)
    if (kind !== undefined && call.method === 'DELETE') memory.drop(kind, id)
    if (call.method === 'PUT') {
      memory.put(call.url.pathname, body)
      return { ...sample, body: laidOver(sample.body, body) }
    }
    return sample
  }

  const read = ({ url }: Call, { path }: FoundCall, sample: Reply): Reply => {
    let body = laidOver(sample.body, memory.wasPut(url.pathname))
    const [, kind] = HISTORY.exec(path) ?? []
    if (kind !== undefined && memory.has(kind) && isObject(body)) {
      const limit = Number(url.searchParams.get('limit') ?? PAGE)
      const page = memory.page(kind, limit, url.searchParams.get('before'))
      body = { ...body, entries: page.entries, next_before: page.nextBefore }
    }
    const workOut = TOTALS[path]
    if (workOut === undefined || !isObject(body)) return { ...sample, body }
    const date = url.searchParams.get('date') ?? today()
    return { ...sample, body: workOut(body, { memory, today: today(), date }) }
  }

  return (call) => {
    const found = findCall(contract, call.method, call.url.pathname)
    if (found === null)
      return refusal(404, 'not_found', `The contract has no ${call.method} ${call.url.pathname}.`)
    const { status, body } = sampleOf(contract, found.operation)
    const sample = { status, body: movedTo(today(), body) }
    const reply = call.method === 'GET' ? read(call, found, sample) : write(call, found, sample)
    return { ...reply, body: withPremium(reply.body, call.isPremium) }
  }
}

/** An answer that says no, in the form of the server's own. */
export const refusal = (status: number, error: string, message: string): Reply => ({
  status,
  body: { type: 'about:blank', title: error, status, detail: message, error, message },
})

/** An entry with everything that its kind has. */
const whole = (like: JsonObject, entry: Entry): Entry => ({
  ...entry,
  ...asObject(laidOver(like, entry)),
  ...keysOf(entry),
})

const keysOf = ({ entry_id, date, recorded_at }: Entry): Entry => ({ entry_id, date, recorded_at })

/** Says in the whole answer whether the person has premium, and so whether content is a preview. */
function withPremium(value: Json, isPremium: boolean): Json {
  if (Array.isArray(value)) return value.map((one) => withPremium(one, isPremium))
  if (!isObject(value)) return value
  return mapValues(value, (one, key) => {
    if (key === 'is_premium' || key === 'premium_active') return isPremium
    return key === 'preview' ? !isPremium : withPremium(one, isPremium)
  })
}

const asObject = (value: Json): JsonObject => (isObject(value) ? value : {})

const textIn = (object: JsonObject, name: string): string | null => {
  const value = object[name]
  return typeof value === 'string' && value !== '' ? value : null
}
