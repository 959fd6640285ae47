import { billingPhrases, kitPhrases, LANGUAGES, type Phrases, phraseOf } from '@gb/domain'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CHECKOUT_MESSAGES } from './checkout/messages.js'
import { PAYMENT_MESSAGES } from './payment/messages.js'
import { PROMO_MESSAGES } from './promo/messages.js'
import { SUBSCRIPTION_MESSAGES } from './subscription/messages.js'
import { startBilling } from './testing/start-billing.js'

interface Package {
  name: string
  features: string[]
  discount_label?: string
}

const messages = [
  ...[CHECKOUT_MESSAGES, PAYMENT_MESSAGES, PROMO_MESSAGES, SUBSCRIPTION_MESSAGES].flatMap((group) =>
    Object.values<unknown>(group).filter((value) => typeof value === 'string'),
  ),
  CHECKOUT_MESSAGES.badKey(60),
  ...[20, 100].map(PROMO_MESSAGES.valid),
]

let billing: Awaited<ReturnType<typeof startBilling>>
/** What is said of the packages that are sold where nobody has changed them. */
let ofPackages: string[]

beforeAll(async () => {
  billing = await startBilling()
  const { body } = await billing.call('GET', '/api/subscription-packages')
  ofPackages = (body.packages as Package[]).flatMap(({ name, features, discount_label: label }) => [
    name,
    ...features,
    ...(label === undefined ? [] : [label]),
  ])
})
afterAll(() => billing.close())

describe.each(LANGUAGES.filter((language) => language !== 'en'))(
  'what is said of packages and payments in another language: %s',
  (language) => {
    let phrases: Phrases
    let ofKit: Phrases
    beforeAll(async () => {
      phrases = (await billingPhrases[language]()).messages
      ofKit = (await kitPhrases[language]()).messages
    })

    it('is all of it', () => {
      const isSaid = (sentence: string) => [phrases, ofKit].some((book) => phraseOf(sentence, book) !== null)
      expect([...messages, ...ofPackages].filter((sentence) => !isSaid(sentence))).toEqual([])
    })

    it('is nothing else', () => {
      const used = new Set(
        [...messages, ...ofPackages].map((sentence) => phraseOf(sentence, phrases)?.english),
      )
      expect(Object.keys(phrases).filter((english) => !used.has(english))).toEqual([])
    })
  },
)
