import type { PolicyKind } from './policy'

export const messages = {
  titles: { privacy: 'Privacy Policy', terms: 'Terms of Service' } satisfies Record<PolicyKind, string>,
  loading: 'Loading the text...',
  failedTitle: 'The text did not load',
  failed: 'Nothing was lost. Please check your connection and try again.',
  retry: 'Retry',
  retrying: 'Trying again...',
  lastUpdated: (day: string, version: string) => `Last updated ${day} · Version ${version}`,
  contents: 'In this text',
} as const
