// Written by `npm run generate` from ../crisis.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  title: 'You matter, and help is here right now',
  text988: 'It sounds like you may be thinking about suicide or about hurting yourself. You do not have to carry this alone. 988 is free, private and open day and night.',
  text: 'It sounds like you may be thinking about suicide or about hurting yourself. You do not have to carry this alone. There are people who listen and will not judge you.',
  written: {
    saved: 'What you wrote is saved. Nobody reads it live, so please reach out to a person now.',
    kept: 'What you wrote is kept on this device. Nobody reads it live, so please reach out to a person now.',
    unsaved: 'What you wrote was not sent or saved. It is still where you wrote it. Nobody reads it live, so please reach out to a person now.',
  },
  danger: ({ number }: { number: string }) => `If you are in danger now, call ${number}.`,
  dangerElsewhere: 'If you are in danger now, call your local emergency number.',
  find: 'Find a line in your country',
  safe: 'I am safe',
  more: 'More ways to get help',
  info: 'About these numbers',
  infoText: ({ country }: { country: string }) => `Lines for everybody in this country: ${country}.`,
  infoElsewhere: 'A list of help lines by country.',
  reviewed: ({ day }: { day: string }) => `Checked against its sources, ${formats.day(day, 'month')}`,
  country: 'Where are you?',
  elsewhere: 'Another country',
  otherCountries: 'Other countries',
}
