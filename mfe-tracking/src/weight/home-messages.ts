/** What Home says of this, and what the screen says too. The other words come with the screen. */
export const homeMessages = {
  loading: 'Loading your weights...',
  failedTitle: 'Your weights did not load',
  failedText: 'Everything you logged is safe.',
  retry: 'Retry',
  retrying: 'Loading...',
  percent: 'To your goal',
  percentText: (percent: number) => `${percent}%`,
  unknown: '—',
  none: 'Log your first weight and your progress shows up here.',
  goalReached: 'You reached your goal weight.',
  open: 'See all',
  story: 'Your story',
  quickLog: 'Log weight',
  quickLogShort: 'Log',
  trendOf: (count: number) => `Trend of your last ${count} days with a weight`,
  card: 'Weight',
} as const
