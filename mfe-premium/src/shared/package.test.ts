import { describe, expect, it } from '@jest/globals'
import { allFeatures, firstPeriodInWords, intervalInWords, priceInWords, sharedFeatures } from './package'

const offer = (features: string[]) => ({
  id: 'a',
  name: 'A',
  price: 9.99,
  currency: 'USD',
  interval: 'month',
  features,
  discountLabel: null,
})

describe(intervalInWords.name, () => {
  it('follows the price in words', () => {
    expect(['month', '6 months', 'year'].map(intervalInWords)).toEqual([
      'per month',
      'every 6 months',
      'per year',
    ])
  })
})

describe(firstPeriodInWords.name, () => {
  it('names what a code makes cheaper', () => {
    expect(['month', '6 months', 'year'].map(firstPeriodInWords)).toEqual([
      'the first month',
      'the first 6 months',
      'the first year',
    ])
  })
})

describe(priceInWords.name, () => {
  it('writes the currency of the package', () => {
    expect([
      priceInWords({ price: 9.9, currency: 'USD' }),
      priceInWords({ price: 5, currency: 'EUR' }),
    ]).toEqual(['$9.90', '€5.00'])
  })
})

describe(sharedFeatures.name, () => {
  it('is one list where all packages include the same, else null', () => {
    expect(sharedFeatures([offer(['x', 'y']), offer(['y', 'x'])])).toEqual(['x', 'y'])
    expect(sharedFeatures([offer(['x']), offer(['x', 'y'])])).toBeNull()
  })
})

describe(allFeatures.name, () => {
  it('names each once', () => {
    expect(allFeatures([offer(['x']), offer(['x', 'y'])])).toEqual(['x', 'y'])
  })
})
