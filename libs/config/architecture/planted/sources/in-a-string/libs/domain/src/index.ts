export const share = { source: 'health-rules 4.2' }
