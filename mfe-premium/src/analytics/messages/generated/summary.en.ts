// Written by `npm run generate` from ../summary.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  title: 'Your analytics',
  inside: 'Trends, goal and habits',
  weeklyIs: ({ weight }: { weight: string }) => `Weekly average ${weight}`,
  weekly: 'Weekly average',
  timeline: 'Goal timeline',
  full: 'View Full Analytics Report',
  manage: 'Manage Subscription',
  loading: 'Loading your analytics...',
  failure: {
    server: 'Unable to load analytics. Please try again.',
    network: 'Connection error. Please try again.',
  },
  unknown: 'Too little was logged to work this out.',
  percent: ({ value }: { value: number }) => `${formats.number(value)}%`,
  chance: 'Success probability',
  chances: {
    likely: 'Likely',
    uncertain: 'Uncertain',
  },
  about100: ({ percent }: { percent: number }) => `about ${formats.number(percent)} of 100`,
  protein: 'Protein goal met',
  daysWithFood: ({ days }: { days: number }) => formats.plural(days, { one: `Of ${formats.number(days)} day with food`, other: `Of ${formats.number(days)} days with food` }),
  fluids: 'Fluid goal met',
  daysWithDrinks: ({ days }: { days: number }) => formats.plural(days, { one: `Of ${formats.number(days)} day with drinks`, other: `Of ${formats.number(days)} days with drinks` }),
}
