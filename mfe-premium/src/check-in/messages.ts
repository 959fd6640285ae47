export const messages = {
  loading: 'Loading your messages...',
  failure: {
    server: 'Your messages did not load. Please try again.',
    network: 'Connection error. Please try again.',
  },

  // A team is no name of a person.
  write: (name: string) => `Write to ${/\bteam$/i.test(name) ? 'the ' : ''}${name}`,
  label: 'Your message',
  hint: (hours: number) =>
    `You can expect an answer within ${hours} hours. Nobody reads messages live. For anything urgent, call your clinic. In an emergency, call 911 or your local number. In a crisis in the US, call or text 988.`,
  tooLong: (most: number) => `Please keep it to ${most} characters.`,
  send: 'Send',
  sending: 'Sending...',
  needsPremium: (words: string) => `Your message was not sent. ${words}`,
  seePremium: 'See Premium',
  failed: 'Error sending message. Please try again.',

  thread: 'Your messages',
  empty: 'Nothing here yet',
  emptyHint: 'What you write and the answers you get show up here.',
  states: { sent: 'Sent', seen: 'Read', answered: 'Answered' },
  you: (day: string, time: string) => `You, ${day}, ${time}`,
  answer: (name: string, day: string, time: string) => `${name}, ${day}, ${time}`,
  seenAt: (day: string, time: string) => `Read ${day}, ${time}`,
  older: 'Show older messages',
  loadingOlder: 'Loading...',
} as const
