export const messages = {
  retry: 'Retry',
  retrying: 'Loading...',
  safe: 'Everything you logged is safe.',
  source: 'Where this comes from',
  reviewed: (day: string) => `Checked ${day}`,
} as const
