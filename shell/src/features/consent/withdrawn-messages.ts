export const messages = {
  withdrawn: 'This needs a consent that you withdrew. You can give it again in Settings.',
  withdrawnAction: 'Open Settings',
} as const
