// Written by `npm run generate` from ../rest.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  concerns: {
    others: ({ count }: { count: number }) => formats.plural(count, { one: 'One more thing to look at', other: `${formats.number(count)} more things to look at` }),
    addClinic: 'Add my clinic\'s number',
    care: {
      surgeon: 'Call my surgeon',
      officePhone: 'Call my clinic',
      afterHoursPhone: 'Call after hours',
    },
  },
  actions: {
    title: 'Quick actions',
    scan: 'Scan Food',
    upgrade: 'Upgrade',
    left: ({ left, limit }: { left: number; limit: number }) => `${formats.number(left)} of ${formats.number(limit)} free scans left`,
    none: 'No free scans left',
    loading: 'Loading your scans...',
    failed: 'Your scan count did not load.',
    retry: 'Retry',
  },
  medicines: {
    title: {
      before_surgery: 'Before surgery: ask about your medicines',
      tenth_lost: 'You have lost 10%: ask about your medicines',
    },
    brief: 'Ask about your medicines',
    briefWhy: {
      before_surgery: 'Before your surgery',
      tenth_lost: 'You have lost 10%',
    },
    which: 'Which medicines, and why',
    dismiss: 'I have read this',
  },
  encouragement: {
    title: 'Words for today',
    by: ({ author }: { author: string }) => `— ${author}`,
    loading: 'Loading words for today...',
    fallback: 'One sip, one bite, one breath at a time.',
  },
  more: {
    title: 'More for you',
    premium: 'Premium: see what is inside',
    premiumDetail: 'Trends, meal plans and reports',
  },
}
