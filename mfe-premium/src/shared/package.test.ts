import { describe, expect, it } from '@jest/globals'
import { messages } from './messages/generated/packages.en'
import { messages as spanish } from './messages/generated/packages.es'
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
  const said = (words: typeof messages) =>
    ['month', '6 months', 'year', 'quarter', '2 weeks'].map((interval) => intervalInWords(interval, words))

  it('follows the price in words', () => {
    expect(said(messages)).toEqual([
      'per month',
      'every 6 months',
      'per year',
      'per quarter',
      'every 2 weeks',
    ])
  })

  it('is said in Spanish where an operator has named no other one', () => {
    expect(said(spanish)).toEqual(['al mes', 'cada 6 meses', 'al año', 'por quarter', 'cada 2 weeks'])
  })
})

describe(firstPeriodInWords.name, () => {
  it.each([
    [messages, ['the first month', 'the first 6 months', 'the first year', 'the first quarter']],
    [spanish, ['el primer mes', 'los primeros 6 meses', 'el primer año', 'el primer período (quarter)']],
  ])('names what a code makes cheaper', (words, said) => {
    expect(['month', '6 months', 'year', 'quarter'].map((one) => firstPeriodInWords(one, words))).toEqual(
      said,
    )
  })
})

describe(priceInWords.name, () => {
  it('writes the currency of the package', () => {
    expect([
      priceInWords({ price: 9.9, currency: 'USD' }, 'en'),
      priceInWords({ price: 5, currency: 'EUR' }, 'en'),
      priceInWords({ price: 1234.5, currency: 'USD' }, 'es'),
    ]).toEqual(['$9.90', '€5.00', '$1,234.50'])
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
