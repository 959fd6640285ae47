import { type Language, LOCALES } from '@gb/domain'
import type { messages } from './messages/generated/packages.en'

type Words = Pick<typeof messages, 'per' | 'first'>

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
export const priceInWords = (
  { price, currency }: Pick<PremiumPackage, 'price' | 'currency'>,
  language: Language,
): string => new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(price)

/** "6 months" is several of something, "month" is one. */
const SOME = /^(\d+) (.+)$/u

const periodInWords = (interval: string, { one, some }: Words['per' | 'first']): string => {
  const [, count, unit] = SOME.exec(interval) ?? []
  return count === undefined || unit === undefined ? one({ interval }) : some({ count, unit })
}

/** "per month", "every 6 months": as it follows the price. */
export const intervalInWords = (interval: string, words: Words): string => periodInWords(interval, words.per)

/** "the first month", "the first 6 months": what a promo code makes cheaper. */
export const firstPeriodInWords = (interval: string, words: Words): string =>
  periodInWords(interval, words.first)

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
