export const messages = {
  newVersion: 'A new version is ready.',
  reload: 'Reload',
} as const
