import { describe, expect, it } from '@jest/globals'
import { productRecipient } from './recipients.js'

describe(productRecipient.name, () => {
  it.each([
    ['https://world.openfoodfacts.org', 'Open Food Facts', 'world.openfoodfacts.org'],
    ['https://openfoodfacts.org', 'Open Food Facts', 'openfoodfacts.org'],
    ['https://notopenfoodfacts.org', 'Product service at notopenfoodfacts.org', 'notopenfoodfacts.org'],
    ['http://127.0.0.1:4000', 'Product service at 127.0.0.1', '127.0.0.1'],
  ])('names who is behind %s', (url, name, where) => {
    expect(productRecipient(url)).toMatchObject({ name, where })
  })

  it('says that nobody is asked when none is connected', () => {
    expect(productRecipient(undefined)).toMatchObject({ name: 'No product service', where: 'Nowhere.' })
  })
})
