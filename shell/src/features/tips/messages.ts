export const messages = {
  title: 'Tips',
  loading: 'Loading tips...',
  failedTitle: 'The tips did not load',
  failed: 'Nothing was lost. Please check your connection and try again.',
  retry: 'Retry',
  retrying: 'Trying again...',
  clinic: "Your clinic's plan comes first.",

  search: 'Search the tips',
  searchHint: 'For example: coffee, hair, iron',
  clear: 'Clear search',
  found: (count: number) => (count === 1 ? '1 tip found' : `${count} tips found`),
  nothing: (words: string) => `No tip has “${words}” in it`,
  nothingHint: 'Try one short word. For a question about your body, your clinic is the best place to ask.',
  count: (count: number) => (count === 1 ? '1 tip' : `${count} tips`),

  sections: {
    sideEffects: 'Side effects',
    dos: "Do's",
    donts: "Don'ts",
    foodSwaps: 'Food swaps',
    fluidTips: 'Fluid tips',
    vitaminReminders: 'Vitamin reminders',
    exercise: 'Exercise by phase',
  },
  insteadOf: 'Instead of',
  choose: 'Choose',
  helps: 'What helps',
  whenToCall: 'When to call',

  source: 'Where this comes from',
  reviewed: (day: string) => `Checked on ${day}`,

  redFlags: {
    title: (number: string | undefined) =>
      number === undefined
        ? 'Call your local emergency number now for any of these'
        : `Call ${number} now for any of these`,
    list: [
      'Chest pain, trouble breathing, fainting',
      'Heart rate over 120 that does not slow down',
      'Bad belly pain that gets worse',
      'Left shoulder pain with a fever',
      'Blood in vomit, black or bloody stool',
      'You cannot swallow your own spit',
      'One leg is hot and swollen',
      'Confused, seeing double or unsteady',
    ],
    tell: 'Tell them that you have a sleeve, and the date of your surgery.',
    call: (number: string) => `Call ${number}`,
    low: (line: string) => `If you think about hurting yourself, reach out: ${line}.`,
    lowElsewhere: 'If you think about hurting yourself, talk to somebody who listens.',
    find: 'Find a help line',
    country: 'Where are you?',
    elsewhere: 'Another country',
    source: (lines: string) => `My Bariatric Solutions warning signs; ${lines}`,
    reviewDay: '2026-11-20',
  },
} as const
