export const messages = {
  guarantee: '30-day money-back guarantee',
  loading: 'Loading packages...',
  failedTitle: 'The packages did not load',
  failedText: 'Please check your connection and try again.',
  retry: 'Retry',
  retrying: 'Loading...',
  safe: 'Everything you logged is safe.',
  connection: 'Connection error. Please try again.',
  createProfileFirst: 'Please create your profile first',
  createProfile: 'Create Your Profile',
  source: 'Where this comes from',
  reviewed: (day: string) => `Checked ${day}`,
} as const
