import type { Sale } from './checkout.ts'
import type { Form } from './form.ts'
import type { Kind, Shelf } from './objects.ts'
import type { Store } from './store.ts'

/** What a route has to work with. */
interface Call {
  store: Store
  sales: Map<string, Sale>
  form: Form
  query: URLSearchParams
  /** The words of the path after /v1. */
  id: string
  origin: string
  /** Tells the world that something happened. */
  emit: (type: string, object: object) => void
}

/** Answers one method of one path. */
export type Route = (call: Call) => object

const listOf = (url: string, data: readonly object[]): object => ({
  object: 'list',
  url: `/v1/${url}`,
  has_more: false,
  data,
})

/** A list of one kind, of what is asked for. */
export const list =
  <K extends Kind>(kind: K, url: string, keep: (thing: Shelf[K], query: URLSearchParams) => boolean): Route =>
  ({ store, query }) => {
    const limit = Number(query.get('limit') ?? 100)
    return listOf(
      url,
      store
        .all(kind)
        .filter((thing) => keep(thing, query))
        .slice(0, limit),
    )
  }

/** One object by its id. */
export const read =
  (kind: Kind): Route =>
  ({ store, id }) =>
    store.get(kind, id)

/** Whether an object belongs to what a list is asked for. */
export const isAsked = (query: URLSearchParams, name: string, value: string | null): boolean =>
  !query.has(name) || query.get(name) === value

/** Puts the objects in place of the ids that `expand[]` names. */
export const expanded = ({ store, query, form }: Call, thing: object): object => {
  const asked = [...query.entries()].filter(([name]) => name.startsWith('expand')).map(([, value]) => value)
  const inBody = form.expand
  const names = [...asked, ...(Array.isArray(inBody) ? inBody.map(String) : [])]
  const KINDS: Record<string, Kind> = {
    subscription: 'subscription',
    latest_charge: 'charge',
    customer: 'customer',
  }
  const replaced = names.flatMap((name) => {
    const kind = KINDS[name]
    const id: unknown = Reflect.get(thing, name)
    return kind && typeof id === 'string' ? [[name, store.get(kind, id)] as const] : []
  })
  return { ...thing, ...Object.fromEntries(replaced) }
}
