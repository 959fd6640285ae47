// Written by `npm run generate` from ../first-days.*.json: edit those.
import { EARLY_FEVER, NOTHING_DOWN_HOURS, PULSE_EMERGENCY, PULSE_FAST, VOMITING_TOO_LONG_HOURS, formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  title: ({ first, last }: { first: string; last: string }) => `The first days after surgery, ${first} to ${last}`,
  subject: 'Self-reported days after a gastric sleeve',
  heading: 'The first 30 days, for the clinic',
  about: ({ day, made, surgery }: { day: string; made: string; surgery: string }) => `Surgery ${surgery} · day ${day} on ${made} · self-reported in Gastric Buddy`,
  answered: ({ days, of }: { days: number; of: number }) => `Something was answered on ${formats.number(days)} of ${formats.plural(of, { one: `${formats.number(of)} day`, other: `${formats.number(of)} days` })}. A dash was not answered or not logged.`,
  heads: [
    'Day',
    'Date',
    'Fluids',
    'Vomiting',
    'Pain',
    'Heart rate',
    'Temperature',
    'What the app said',
  ],
  said: {
    emergency: 'Call 911 now',
    surgeon_now: 'Call the surgeon now',
    office_hours: 'Call during office hours',
  },
  rules: `The app says to call the surgeon now from a heart rate of ${PULSE_FAST.beats}, or a temperature of ${EARLY_FEVER.F} °F (${EARLY_FEVER.C} °C). It says so too for vomiting over ${VOMITING_TOO_LONG_HOURS} hours, nothing that stays down for ${NOTHING_DOWN_HOURS} hours, vomiting that comes back, or worse pain. It says 911 for a heart rate over ${PULSE_EMERGENCY}, or severe pain that gets worse. An answer counts on its day and the next, until the same is asked anew.`,
}
