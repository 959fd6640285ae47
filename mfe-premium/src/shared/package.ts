/** A package that can be bought. */
export interface PremiumPackage {
  id: string
  name: string
  price: number
  /** ISO 4217. */
  currency: string
  /** "month", "6 months", "year". */
  interval: string
  features: string[]
  discountLabel: string | null
}

/** "$9.99". */
export const priceInWords = ({ price, currency }: Pick<PremiumPackage, 'price' | 'currency'>): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(price)

/** "per month", "every 6 months": as it follows the price. */
export const intervalInWords = (interval: string): string =>
  /^\d/.test(interval) ? `every ${interval}` : `per ${interval}`

/** "the first month", "the first 6 months": what a promo code makes cheaper. */
export const firstPeriodInWords = (interval: string): string => `the first ${interval}`

/** What every package includes, in the order of the first one; null when they differ. */
export function sharedFeatures(packages: readonly PremiumPackage[]): string[] | null {
  const first = packages[0]?.features ?? []
  const isSame = packages.every(
    ({ features }) =>
      features.length === first.length && first.every((feature) => features.includes(feature)),
  )
  return isSame ? first : null
}

/** Everything that some package includes, each once. */
export const allFeatures = (packages: readonly PremiumPackage[]): string[] => [
  ...new Set(packages.flatMap(({ features }) => features)),
]
