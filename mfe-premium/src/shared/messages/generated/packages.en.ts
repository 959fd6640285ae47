// Written by `npm run generate` from ../packages.*.json: edit those.
import { chosen } from '@gb/domain'

export const messages = {
  guarantee: '30-day money-back guarantee',
  loading: 'Loading packages...',
  failedTitle: 'The packages did not load',
  failedText: 'Please check your connection and try again.',
  retry: 'Retry',
  retrying: 'Loading...',
  refused: 'That was not possible right now. Please try again later.',
  per: {
    one: ({ interval }: { interval: string }) => chosen(interval, { month: 'per month', year: 'per year', other: `per ${interval}` }),
    some: ({ count, unit }: { count: string; unit: string }) => chosen(unit, { months: `every ${count} months`, years: `every ${count} years`, other: `every ${count} ${unit}` }),
  },
  first: {
    one: ({ interval }: { interval: string }) => chosen(interval, { month: 'the first month', year: 'the first year', other: `the first ${interval}` }),
    some: ({ count, unit }: { count: string; unit: string }) => chosen(unit, { months: `the first ${count} months`, years: `the first ${count} years`, other: `the first ${count} ${unit}` }),
  },
}
