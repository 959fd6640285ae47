// Written by `npm run generate` from ../beside.*.json: edit those.
import { formatsOf } from '../filled-in.js'

const formats = formatsOf('en')

export const messages = {
  tabs: {
    fluids: 'Log a drink',
    weight: 'See your weights',
    mood: 'Open Mood',
    scan: 'Add food',
    tips: 'When to call',
    profile: 'Open your profile',
    normal: 'What to say',
  },
  call: ({ number }: { number: string }) => `Call ${number}`,
  helpline: 'Find a helpline',
  answers: {
    all_logged: 'That was all',
  },
  from: {
    label: 'Where this comes from',
    source: 'Symptom sheets and guides from bariatric clinics; weight: the WHO classes of BMI; mood: the Columbia screener',
    reviewed: ({ day }: { day: string }) => `Checked against its sources, ${formats.day(day, 'month')}`,
  },
}
