import { checkedInWords } from '@gb/domain'

export const messages = {
  title: 'You matter, and help is here right now',
  text: (country: string) =>
    country === 'US'
      ? 'It sounds like you may be thinking about suicide or about hurting yourself. You do not have to carry this alone. 988 is free, private and open day and night.'
      : 'It sounds like you may be thinking about suicide or about hurting yourself. You do not have to carry this alone. There are people who listen, and what you say stays with them.',
  saved: 'What you wrote is saved. Nobody reads it live, so please reach out to a person now.',
  kept: 'What you wrote is kept on this device. Nobody reads it live, so please reach out to a person now.',
  unsaved:
    'What you wrote was not sent or saved. It is still where you wrote it. Nobody reads it live, so please reach out to a person now.',
  call: (number: string) => `Call ${number}`,
  textTo: ({ to, words }: { to: string; words?: string }) =>
    words === undefined ? `Text ${to}` : `Text ${words} to ${to}`,
  chat: (page: string) => `Chat at ${page}`,
  danger: (number: string | undefined) =>
    number === undefined
      ? 'If you are in danger now, call your local emergency number.'
      : `If you are in danger now, call ${number}.`,
  find: 'Find a line in your country',
  safe: 'I am safe',
  trusted: 'Call someone I trust',
  trustedNamed: (name: string) => `Call someone I trust: ${name}`,
  more: 'More ways to get help',
  info: 'About these numbers',
  infoText: (name: string) => `Lines for everybody in this country: ${name}.`,
  infoElsewhere: 'A list of help lines by country.',
  reviewed: checkedInWords,
  country: 'Where are you?',
  elsewhere: 'Another country',
  otherCountries: 'Other countries',

  who: 'Who would you call?',
  whoText: 'Kept only on this device. We never call or write to anybody for you.',
  name: 'Name',
  phone: 'Phone number',
  phoneRefused: 'Please enter a phone number, such as 555 010 1234.',
  optional: '(optional)',
  keep: 'Save',
  cancel: 'Cancel',
  noted: (name: string) => (name === '' ? 'Someone you trust is saved.' : `${name} is saved.`),
  change: 'Change',
} as const
