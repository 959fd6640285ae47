import type { DoublePrice } from './objects.ts'

/** Now, as Stripe counts. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000)

/** The end of a period that begins then. */
export const periodEnd = (
  start: number,
  { interval, interval_count: count }: DoublePrice['recurring'],
): number => {
  const end = new Date(start * 1000)
  if (interval === 'year') end.setUTCFullYear(end.getUTCFullYear() + count)
  else if (interval === 'month') end.setUTCMonth(end.getUTCMonth() + count)
  else end.setUTCDate(end.getUTCDate() + count * (interval === 'week' ? 7 : 1))
  return Math.floor(end.getTime() / 1000)
}
