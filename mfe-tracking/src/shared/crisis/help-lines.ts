/** Where help is at any hour, as data: numbers change. Source: clinical rules 8.2, resource list. */
export const LIFELINE = {
  call: { number: '988', href: 'tel:988' },
  text: { number: '988', href: 'sms:988' },
  chat: { label: '988lifeline.org', href: 'https://988lifeline.org' },
  emergency: { number: '911', href: 'tel:911' },
} as const

/** Further lines, each with the way to reach it. */
export const MORE_HELP_LINES = [
  { who: 'Veterans', how: 'Call 988, then press 1', href: 'tel:988' },
  { who: 'En español', how: 'Call 988, then press 2', href: 'tel:988' },
  { who: 'Crisis Text Line', how: 'Text HOME to 741741', href: 'sms:741741?body=HOME' },
  { who: 'Outside the United States', how: 'findahelpline.com', href: 'https://findahelpline.com' },
] as const

/** When the list was last checked; it is due every year. */
export const REVIEWED = 'Reviewed November 2026'
