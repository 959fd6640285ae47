import type { SupportMail } from '../../shared/support/support-mails'
import type { PolicyKind } from './model/policy'

export const messages = {
  titles: { privacy: 'Privacy Policy', terms: 'Terms of Service' } satisfies Record<PolicyKind, string>,
  loading: 'Loading the text...',
  failedTitle: 'The text did not load',
  failed: 'Nothing was lost. Please check your connection and try again.',
  retry: 'Retry',
  retrying: 'Trying again...',
  lastUpdated: (day: string, version: string) => `Last updated ${day} · Version ${version}`,
  contents: 'In this text',
  contact: 'Questions?',
  contactText: {
    privacy: 'Write to us about your privacy or your data. A real person reads it.',
    terms: 'Write to us about these terms or a payment. A real person reads it.',
  } satisfies Record<PolicyKind, string>,
  mails: {
    privacy: [
      { label: 'Ask about privacy', subject: 'A question about the Privacy Policy' },
      { label: 'Ask about your data', subject: 'A question about my data' },
    ],
    terms: [
      { label: 'Ask about these terms', subject: 'A question about the Terms of Service' },
      { label: 'Ask about a payment', subject: 'A question about a payment' },
    ],
  } satisfies Record<PolicyKind, readonly SupportMail[]>,
} as const
