// Written by `npm run generate` from ../medicines.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  title: 'Ask about your medicines',
  when: 'Before surgery, and again once you have lost 10%',
  ask: 'Please call the person who prescribes yours.',
  unchanged: 'Keep taking them as prescribed until they tell you otherwise.',
  source: 'Where this comes from',
  reviewed: ({ day }: { day: string }) => `Checked against its sources, ${formats.day(day, 'month')}`,
  why: {
    before_surgery: 'Insulin, water pills, blood thinners and some others may need a change now, before you change how you eat.',
    tenth_lost: 'Insulin, water pills, blood thinners and some others may need another look.',
  },
}
