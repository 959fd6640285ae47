// Written by `npm run generate` from ../section.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  retry: 'Retry',
  retrying: 'Loading...',
  safe: 'Everything you logged is safe.',
  source: 'Where this comes from',
  reviewed: ({ day }: { day: string }) => `Checked ${formats.day(day, 'long')}`,
  checked: ({ day }: { day: string }) => `Checked against its sources, ${formats.day(day, 'month')}`,
  plan: {
    guide: 'Based on our general guide',
    parts: {
      stage: 'stage',
      portion: 'meal size',
      protein: 'protein',
      fluids: 'fluids',
    },
    some: ({ parts }: { parts: string }) => `Your clinic's plan: ${parts}. The rest: our general guide.`,
  },
  near: {
    today: 'Today',
    yesterday: 'Yesterday',
    inSentence: {
      today: 'today',
      yesterday: 'yesterday',
    },
  },
  periods: {
    '30_days': '30 days',
    '90_days': '90 days',
    '6_months': '6 months',
  },
}
