import { instantInWords, type Language } from '@gb/domain'
import { priceInWords } from '../../shared/package'
import type { PremiumStatus } from '../../shared/api/premium-status.query'
import type { Subscription } from '../../shared/api/subscription.query'
import type { messages } from '../messages/generated/premium.en'

type Words = typeof messages.subscription

/** What the card says of a subscription: one fact with a date, and a sentence. */
export interface SubscriptionWords {
  label: string
  day: string | null
  sentence: string
  isWarning: boolean
}

const plain = (label: string, day: string | null, sentence: string): SubscriptionWords => ({
  label,
  day,
  sentence,
  isWarning: false,
})

/** Out of the state of premium alone: a gift, or while the rest is on its way. */
export function wordsOfStatus(
  { renewsAt, endsThen }: PremiumStatus,
  words: Words,
  language: Language,
): SubscriptionWords {
  const day = renewsAt === null ? null : instantInWords(renewsAt, 'longDay', { language })
  return endsThen
    ? plain(words.ends, day, day === null ? words.ending : words.endsThen({ day }))
    : plain(words.renews, day, words.untilCanceled)
}

/** Out of everything that is known. */
export function wordsOf(
  subscription: Subscription,
  status: PremiumStatus,
  words: Words,
  language: Language,
): SubscriptionWords {
  const { state, paidUntil, premiumUntil, renewalAmount: price, currency } = subscription
  const day = instantInWords(paidUntil, 'longDay', { language })
  const last = instantInWords(premiumUntil, 'longDay', { language })
  switch (state) {
    case 'renewing':
      return plain(words.renews, day, words.renewsFor({ price: priceInWords({ price, currency }, language) }))
    case 'renewal_failed':
      return {
        label: words.ends,
        day: last,
        sentence: words.failed({ day: last }),
        isWarning: true,
      }
    case 'ending':
      return plain(words.ends, day, words.endsThen({ day }))
    case 'refund_asked':
      return plain(words.ends, null, words.refundAsked)
    case 'ended':
    case 'refunded':
      return wordsOfStatus(status, words, language)
  }
}
