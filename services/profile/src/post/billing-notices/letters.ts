import { instantInWords, type Language, LOCALES } from '@gb/domain'
import type { BillingNotice, BillingNoticeKind } from '@gb/service-kit'
import type { Letter } from '../mail/letters/letter.js'
import { letter } from '../mail/letters/phrases.js'
import { billingCatalog } from './messages/generated/billing.js'

/** What a letter about a subscription is made of: words, already written for the person. */
export interface NoticeWords {
  packageName: string
  /** The day it happened. */
  today: string
  /** Until when premium stays; empty where there is no such day. */
  day: string
  /** "$9.99"; empty where there is no money. */
  amount: string
}

/** Every letter about a subscription. */
const BILLING_LETTERS: Record<BillingNoticeKind, (notice: NoticeWords) => Letter> = {
  cancelled: (notice) =>
    letter(
      billingCatalog,
      (all) => all.cancelled,
      (words, phrases) => [words.cancelled(notice), words.until(notice), words.resume, phrases.notYou],
    ),

  resumed: (notice) =>
    letter(
      billingCatalog,
      (all) => all.resumed,
      (words, phrases) => [words.resumed(notice), words.renews(notice), phrases.notYou],
    ),

  renewal_failed: (notice) =>
    letter(
      billingCatalog,
      (all) => all.renewalFailed,
      (words) => [words.failed(notice), words.until(notice)],
    ),

  ended: (notice) =>
    letter(
      billingCatalog,
      (all) => all.ended,
      (words) => [words.ended(notice), words.staysYours, words.again],
    ),

  refund_asked: (notice) =>
    letter(
      billingCatalog,
      (all) => all.refundAsked,
      (words, phrases) => [words.asked(notice), words.wait, phrases.notYou],
    ),

  refunded: (notice) =>
    letter(
      billingCatalog,
      (all) => all.refunded,
      (words) => [words.refunded(notice), words.nothingMore],
    ),

  given_back: (notice) =>
    letter(
      billingCatalog,
      (all) => all.givenBack,
      (words) => [words.refunded(notice), notice.day === '' ? words.ended : words.stays(notice)],
    ),

  paid_twice: (notice) =>
    letter(
      billingCatalog,
      (all) => all.paidTwice,
      (words) => [words.twice(notice), words.refund],
    ),
}

const wordsOf = (notice: BillingNotice, timeZone: string, now: Date, language: Language): NoticeWords => {
  const { packageName, day, amount, currency } = notice
  const locale = LOCALES[language]
  // A name that an operator wrote is said as it stands.
  const names: Readonly<Record<string, string>> = billingCatalog[language].packages
  const dayOf = (instant: Date) => instantInWords(instant, 'longDay', { language, timeZone })
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return {
    packageName: names[packageName] ?? packageName,
    today: dayOf(now),
    day: day === null ? '' : dayOf(day),
    amount: amount === null ? '' : money.format(amount),
  }
}

/** The letter of a notice, with days as they are where the person lives. */
export const letterOf =
  (notice: BillingNotice, timeZone: string, now = new Date()): Letter =>
  (language) =>
    BILLING_LETTERS[notice.kind](wordsOf(notice, timeZone, now, language))(language)
