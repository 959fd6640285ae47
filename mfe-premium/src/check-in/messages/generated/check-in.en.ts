// Written by `npm run generate` from ../check-in.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  loading: 'Loading your messages...',
  failure: {
    server: 'Your messages did not load. Please try again.',
    network: 'Connection error. Please try again.',
  },
  write: ({ name }: { name: string }) => `Write to ${name}`,
  writeTeam: ({ name }: { name: string }) => `Write to the ${name}`,
  label: 'Your message',
  hint: ({ hours }: { hours: number }) => `You can expect an answer within ${formats.number(hours)} hours. Nobody reads messages live. For anything urgent, call your clinic. In an emergency, call 911 or your local number. In a crisis in the US, call or text 988.`,
  tooLong: ({ most }: { most: number }) => `Please keep it to ${formats.number(most)} characters.`,
  send: 'Send',
  sent: 'Your message has been sent!',
  sending: 'Sending...',
  needsPremium: ({ why }: { why: string }) => `Your message was not sent. ${why}`,
  seePremium: 'See Premium',
  failed: 'Error sending message. Please try again.',
  thread: 'Your messages',
  empty: 'Nothing here yet',
  emptyHint: 'What you write and the answers you get show up here.',
  states: {
    sent: 'Sent',
    seen: 'Read',
    answered: 'Answered',
  },
  you: ({ day, time }: { day: string; time: string }) => `You, ${day}, ${time}`,
  answer: ({ day, name, time }: { day: string; name: string; time: string }) => `${name}, ${day}, ${time}`,
  seenAt: ({ day, time }: { day: string; time: string }) => `Read ${day}, ${time}`,
  older: 'Show older messages',
  loadingOlder: 'Loading...',
}
