// Written by `npm run generate` from ../shared.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  unit: 'Unit',
  near: {
    today: 'Today',
    yesterday: 'Yesterday',
    inSentence: {
      today: 'today',
      yesterday: 'yesterday',
    },
  },
  checked: ({ day }: { day: string }) => `Checked against its sources, ${formats.day(day, 'month')}`,
  noProfile: {
    title: 'Please create your profile first',
    text: 'Then everything you log here is kept safe and adds up to your day.',
    action: 'Create Your Profile',
  },
}
