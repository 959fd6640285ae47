import type { MoodDescription, MoodText } from '@gb/domain'

const WORDS: Record<MoodDescription, string> = {
  happy: 'Happy',
  content: 'Content',
  hopeful: 'Hopeful',
  confident: 'Confident',
  grateful: 'Grateful',
  neutral: 'Neutral',
  tired: 'Tired',
  stressed: 'Stressed',
  anxious: 'Anxious',
  frustrated: 'Frustrated',
  sad: 'Sad',
  overwhelmed: 'Overwhelmed',
}

const TEXTS: Record<MoodText, { label: string; hint: string }> = {
  journalEntry: { label: 'Journal', hint: 'Whatever is on your mind' },
  gratitudeNote: { label: 'Gratitude', hint: 'Something you are thankful for' },
  challenges: { label: 'Challenges', hint: 'What was hard' },
  victories: { label: 'Victories', hint: 'What went well, however small' },
}

export const messages = {
  title: 'Mood',
  words: WORDS,
  texts: TEXTS,
  loading: 'Loading your moods...',
  failedTitle: 'Your moods did not load',
  failedText: 'Everything you logged is safe.',
  retry: 'Retry',
  retrying: 'Loading...',

  encouragement: {
    title: 'Daily encouragement',
    loading: 'Loading...',
    by: (author: string) => `— ${author}`,
    note: 'A note from the creator',
    fallback: 'One kind thing for yourself today is enough.',
  },

  log: 'How are you today?',
  word: 'Pick the word that fits best',
  wordMissing: 'Please pick a word for your mood.',
  mood: 'Mood',
  moodEnds: { low: 'Very low', high: 'Very good' },
  energy: 'Energy',
  energyEnds: { low: 'Worn out', high: 'Full of energy' },
  ofTen: (value: number) => `${value} of 10`,
  write: 'Write a few words',
  optional: '(optional)',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  save: 'Save Mood',
  saving: 'Saving...',
  saved: 'Your mood is saved.',
  savedVeryLow:
    'Saved. Thank you for saying how hard it is. Be gentle with yourself, and call somebody who listens, any time.',
  addFailed: 'Error adding mood entry. Please try again.',
  nobodyReads: 'Nobody reads your entries live. If you need help now, somebody answers at any time:',

  distressTitle: 'This looks like a hard stretch',
  safeTitle: 'We are glad you are safe',
  distressText:
    'You do not have to get through it alone. Tell your doctor or therapist how you feel; you do not have to wait for your next visit. You can also call somebody who listens, at any hour.',
  notNow: 'Not now',
  lowTitle: 'The last few days seem heavier than the week before',
  lowText:
    'That happens to many people. Rest, a short walk or a talk with a friend can help. If it stays this way, tell your doctor.',
  tips: 'See tips',

  trends: 'Your trends',
  averageMood: 'Average mood',
  averageEnergy: 'Average energy',
  total: 'Entries',
  unknown: '—',
  noTrends: 'After your first entry your averages show up here.',
  tooFew: 'A line needs two entries. Add one whenever you like.',
  chart: 'Shown in the chart',
  chartColumns: { label: 'Day', mood: 'Mood', energy: 'Energy' },
  chartOf: (what: string, count: number, first: string, last: string) =>
    `${what} in your last ${count} entries, from ${first} to ${last}`,
  chartUnit: 'of 10',
  chartAverage: (average: number) => `Average ${average}`,
  chartLegend: 'Dots are your entries, the line is the average of each week.',
  chartLoading: 'Loading the chart...',
  chartFailed: 'The chart did not load.',

  entries: 'Last 5 entries',
  allEntries: 'Your entries',
  noEntries: 'What you log shows up here.',
  lastEntry: (word: string, day: string) => `Last: ${word}, ${day}`,
  energyOf: (value: number) => `Energy\u00A0${value}`,
  entry: (word: string, day: string) => `${word}, ${day}`,
  open: (entry: string) => `Read or edit ${entry}`,
  delete: (entry: string) => `Delete ${entry}`,
  discard: (entry: string) => `Remove ${entry}`,
  deleted: (word: string) => `Deleted ${word}.`,
  undo: 'Undo',
  more: 'Show more',
  loadingMore: 'Loading...',

  editTitle: 'Your entry',
} as const
