import { type Form, numberAt, textAt } from './form.ts'
import type { DoubleCoupon, DoublePrice } from './objects.ts'
import { DoubleRefusal, type Store } from './store.ts'

/** What Stripe does not do without. @throws DoubleRefusal when it is missing */
export const required = (value: string | undefined, name: string): string => {
  if (value === undefined || value === '')
    throw new DoubleRefusal(400, 'parameter_missing', `Missing required param: ${name}.`)
  return value
}

const INTERVALS = new Set(['day', 'week', 'month', 'year'])

/** A price out of `price_data`, or out of the parameters of POST /v1/prices. */
export const makePrice = (store: Store, form: Form[string] | undefined): DoublePrice => {
  const interval = textAt(form, 'recurring', 'interval') ?? 'month'
  if (!INTERVALS.has(interval))
    throw new DoubleRefusal(400, 'parameter_invalid', `Invalid interval: ${interval}`)
  const name = textAt(form, 'product_data', 'name')
  const product =
    textAt(form, 'product') ??
    store.put('product', {
      id: store.newId('product'),
      object: 'product',
      name: required(name, 'product_data[name]'),
      active: true,
    }).id
  return store.put('price', {
    id: store.newId('price'),
    object: 'price',
    active: true,
    currency: required(textAt(form, 'currency'), 'currency'),
    unit_amount: numberAt(form, 'unit_amount') ?? 0,
    lookup_key: textAt(form, 'lookup_key') ?? null,
    product,
    recurring: {
      interval:
        interval === 'year' ? 'year' : interval === 'week' ? 'week' : interval === 'day' ? 'day' : 'month',
      interval_count: numberAt(form, 'recurring', 'interval_count') ?? 1,
    },
  })
}

/** What a coupon leaves of an amount. */
export const discounted = (amount: number, coupon: DoubleCoupon | null): number => {
  if (!coupon) return amount
  if (coupon.amount_off !== null) return Math.max(0, amount - coupon.amount_off)
  return amount - Math.round((amount * (coupon.percent_off ?? 0)) / 100)
}
