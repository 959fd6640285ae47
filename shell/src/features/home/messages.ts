export const messages = {
  hello: (greeting: string, name: string | null) => (name === null ? greeting : `${greeting}, ${name}`),
  starting: 'Opening your day...',

  offline: {
    title: 'Your day appears here',
    text: 'What you logged is safe.',
  },

  today: {
    today: 'Today',
    yesterday: 'Yesterday',
    toYesterday: 'See yesterday',
    toToday: 'Back to today',
  },
} as const
