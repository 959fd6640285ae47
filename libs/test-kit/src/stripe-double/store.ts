import { randomBytes } from 'node:crypto'
import type { Kind, Shelf } from './objects.ts'

const PREFIX: Record<Kind, string> = {
  customer: 'cus',
  product: 'prod',
  price: 'price',
  coupon: 'coupon',
  promotion_code: 'promo',
  'checkout.session': 'cs_test',
  subscription: 'sub',
  invoice: 'in',
  invoice_payment: 'inpay',
  payment_intent: 'pi',
  charge: 'ch',
  refund: 're',
  dispute: 'du',
}

/** A refusal as Stripe words it. */
export class DoubleRefusal extends Error {
  // Fields of their own, not parameters: Node runs this file as it is, and can only leave types out.
  readonly status: number
  readonly code: string
  readonly type: string

  constructor(status: number, code: string, message: string, type = 'invalid_request_error') {
    super(message)
    this.status = status
    this.code = code
    this.type = type
  }
}

type Shelves = { [K in Kind]: Map<string, Shelf[K]> }

const emptyShelves = (): Shelves => ({
  customer: new Map(),
  product: new Map(),
  price: new Map(),
  coupon: new Map(),
  promotion_code: new Map(),
  'checkout.session': new Map(),
  subscription: new Map(),
  invoice: new Map(),
  invoice_payment: new Map(),
  payment_intent: new Map(),
  charge: new Map(),
  refund: new Map(),
  dispute: new Map(),
})

/** What the double keeps, in memory. */
export class Store {
  private shelves = emptyShelves()

  newId(kind: Kind): string {
    return `${PREFIX[kind]}_${randomBytes(12).toString('hex')}`
  }

  put<K extends Kind>(kind: K, thing: Shelf[K]): Shelf[K] {
    this.shelves[kind].set(thing.id, thing)
    return thing
  }

  /** @throws DoubleRefusal 404 */
  get<K extends Kind>(kind: K, id: string): Shelf[K] {
    const found = this.shelves[kind].get(id)
    if (!found) throw new DoubleRefusal(404, 'resource_missing', `No such ${kind}: '${id}'`)
    return found
  }

  has(kind: Kind, id: string): boolean {
    return this.shelves[kind].has(id)
  }

  /** The newest first, as Stripe lists. */
  all<K extends Kind>(kind: K): Shelf[K][] {
    return [...this.shelves[kind].values()].reverse()
  }

  clear(): void {
    this.shelves = emptyShelves()
  }
}
