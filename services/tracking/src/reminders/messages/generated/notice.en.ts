// Written by `npm run generate` from ../notice.*.json: edit those.

export const messages = {
  neutral: 'Time for your check',
  about: ({ items }: { items: string }) => `Time for ${items}`,
  items: {
    vitamins_morning: 'morning vitamins',
    vitamins_afternoon: 'afternoon vitamins',
    vitamins_evening: 'evening vitamins',
    fluids: 'a drink',
    weigh_in: 'your weigh-in',
    mood: 'a note on your mood',
  },
  test: 'This is a test. Reminders work on this device.',
  snooze: {
    '10_minutes': 'In 10 minutes',
    '1_hour': 'In 1 hour',
  },
}
