import { MONEY_BACK_DAYS } from '@gb/domain'
import type { BillingNotice, BillingNoticeKind } from '@gb/service-kit'
import type { Letter } from '../mail/letters/letter.js'

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

const HELLO = 'Hello,'
const SIGNED = 'Gastric Buddy'
const NOT_YOU =
  'If this was not you: open Gastric Buddy, go to Settings and press "Sign out everywhere". Then contact support.'
const STAYS_YOURS = 'Your profile, your entries and your free scans stay as they are.'

/** Every sentence that is mailed about a subscription. */
export const BILLING_LETTERS: Record<BillingNoticeKind, (words: NoticeWords) => Letter> = {
  cancelled: ({ packageName, today, day }) => ({
    subject: 'Your Gastric Buddy Premium is canceled',
    paragraphs: [
      HELLO,
      `On ${today}, you canceled Premium (${packageName}). This email confirms it.`,
      `Premium stays yours until ${day}. Nothing will be charged after today.`,
      'Changed your mind? Until that day you can resume: open Gastric Buddy, go to Premium and press "Resume".',
      NOT_YOU,
      SIGNED,
    ],
  }),

  resumed: ({ packageName, today, day, amount }) => ({
    subject: 'Your Gastric Buddy Premium continues',
    paragraphs: [
      HELLO,
      `On ${today}, you resumed Premium (${packageName}).`,
      `It renews on ${day} for ${amount}. You can cancel at any time.`,
      NOT_YOU,
      SIGNED,
    ],
  }),

  renewal_failed: ({ packageName, day, amount }) => ({
    subject: 'The payment for Gastric Buddy Premium did not go through',
    paragraphs: [
      HELLO,
      `We could not renew Premium (${packageName}, ${amount}). Maybe your card has expired. We will try again on our own.`,
      `Premium stays yours until ${day}. To change your card or to cancel, open Gastric Buddy and go to Premium.`,
      SIGNED,
    ],
  }),

  ended: ({ packageName, day }) => ({
    subject: 'Your Gastric Buddy Premium has ended',
    paragraphs: [
      HELLO,
      `Premium (${packageName}) ended on ${day}. Nothing more will be charged.`,
      STAYS_YOURS,
      'You can get Premium again at any time.',
      SIGNED,
    ],
  }),

  refund_asked: ({ packageName, today, amount }) => ({
    subject: 'We have your refund request',
    paragraphs: [
      HELLO,
      `On ${today}, you asked for your money back for Premium (${packageName}, ${amount}), within the ${MONEY_BACK_DAYS} days of our guarantee.`,
      'You do not have to do anything else. We will email you as soon as the money is on its way.',
      NOT_YOU,
      SIGNED,
    ],
  }),

  refunded: ({ packageName, today, amount }) => ({
    subject: 'Your money is on its way back',
    paragraphs: [
      HELLO,
      `On ${today}, we refunded what you paid for Premium (${packageName}). Your first payment was ${amount}. Your bank may need up to ten days to show it.`,
      `Nothing more will be charged for it. ${STAYS_YOURS}`,
      SIGNED,
    ],
  }),

  given_back: ({ packageName, today, day, amount }) => ({
    subject: 'Money for Gastric Buddy Premium is on its way back',
    paragraphs: [
      HELLO,
      `On ${today}, we refunded ${amount} of what you paid for Premium (${packageName}). Your bank may need up to ten days to show it.`,
      day === ''
        ? `Premium has ended, and nothing more will be charged for it. ${STAYS_YOURS}`
        : `Premium stays as it is. It is paid until ${day}.`,
      SIGNED,
    ],
  }),

  paid_twice: ({ packageName, today, amount }) => ({
    subject: 'You paid twice, and we are refunding the second payment',
    paragraphs: [
      HELLO,
      `On ${today}, you paid ${amount} for Premium (${packageName}), and Premium was active already.`,
      'We refund the second payment on our own. Your Premium stays as it was.',
      SIGNED,
    ],
  }),
}

const dayIn = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' }).format(instant)

/** The letter of a notice, with days as they are where the person lives. */
export const letterOf = (notice: BillingNotice, timeZone: string, now = new Date()): Letter => {
  const { kind, packageName, day, amount, currency } = notice
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return BILLING_LETTERS[kind]({
    packageName,
    today: dayIn(now, timeZone),
    day: day === null ? '' : dayIn(day, timeZone),
    amount: amount === null ? '' : money.format(amount),
  })
}
