// Written by `npm run generate` from ../billing.*.json: edit those.
import { MONEY_BACK_DAYS } from '@gb/domain'

export const messages = {
  packages: {
    Monthly: 'Monthly',
    '6 Months': '6 Months',
    Yearly: 'Yearly',
  },
  cancelled: {
    subject: 'Your Gastric Buddy Premium is canceled',
    cancelled: ({ packageName, today }: { packageName: string; today: string }) => `On ${today}, you canceled Premium (${packageName}). This email confirms it.`,
    until: ({ day }: { day: string }) => `Premium stays yours until ${day}. Nothing will be charged after today.`,
    resume: 'Changed your mind? Until that day you can resume: open Gastric Buddy, go to Premium and press "Resume".',
  },
  resumed: {
    subject: 'Your Gastric Buddy Premium continues',
    resumed: ({ packageName, today }: { packageName: string; today: string }) => `On ${today}, you resumed Premium (${packageName}).`,
    renews: ({ amount, day }: { amount: string; day: string }) => `It renews on ${day} for ${amount}. You can cancel at any time.`,
  },
  renewalFailed: {
    subject: 'The payment for Gastric Buddy Premium did not go through',
    failed: ({ amount, packageName }: { amount: string; packageName: string }) => `We could not renew Premium (${packageName}, ${amount}). Maybe your card has expired. We will try again on our own.`,
    until: ({ day }: { day: string }) => `Premium stays yours until ${day}. To change your card or to cancel, open Gastric Buddy and go to Premium.`,
  },
  ended: {
    subject: 'Your Gastric Buddy Premium has ended',
    ended: ({ day, packageName }: { day: string; packageName: string }) => `Premium (${packageName}) ended on ${day}. Nothing more will be charged.`,
    staysYours: 'Your profile, your entries and your free scans stay as they are.',
    again: 'You can get Premium again at any time.',
  },
  refundAsked: {
    subject: 'We have your refund request',
    asked: ({ amount, packageName, today }: { amount: string; packageName: string; today: string }) => `On ${today}, you asked for your money back for Premium (${packageName}, ${amount}), within the ${MONEY_BACK_DAYS} days of our guarantee.`,
    wait: 'You do not have to do anything else. We will email you as soon as the money is on its way.',
  },
  refunded: {
    subject: 'Your money is on its way back',
    refunded: ({ amount, packageName, today }: { amount: string; packageName: string; today: string }) => `On ${today}, we refunded what you paid for Premium (${packageName}). Your first payment was ${amount}. Your bank may need up to ten days to show it.`,
    nothingMore: 'Nothing more will be charged for it. Your profile, your entries and your free scans stay as they are.',
  },
  givenBack: {
    subject: 'Money for Gastric Buddy Premium is on its way back',
    refunded: ({ amount, packageName, today }: { amount: string; packageName: string; today: string }) => `On ${today}, we refunded ${amount} of what you paid for Premium (${packageName}). Your bank may need up to ten days to show it.`,
    ended: 'Premium has ended, and nothing more will be charged for it. Your profile, your entries and your free scans stay as they are.',
    stays: ({ day }: { day: string }) => `Premium stays as it is. It is paid until ${day}.`,
  },
  paidTwice: {
    subject: 'You paid twice, and we are refunding the second payment',
    twice: ({ amount, packageName, today }: { amount: string; packageName: string; today: string }) => `On ${today}, you paid ${amount} for Premium (${packageName}), and Premium was active already.`,
    refund: 'We refund the second payment on our own. Your Premium stays as it was.',
  },
}
