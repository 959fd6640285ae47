// Written by `npm run generate` from ../policy.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  titles: {
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
  },
  loading: 'Loading the text...',
  failedTitle: 'The text did not load',
  failed: 'Nothing was lost. Please check your connection and try again.',
  retry: 'Retry',
  retrying: 'Trying again...',
  lastUpdated: ({ day, version }: { day: string; version: string }) => `Last updated ${formats.day(day, 'long')} · Version ${version}`,
  contents: 'In this text',
  translation: {
    note: 'This is a translation for reading. What you accept is the English text.',
    english: 'Read the English text',
    back: 'Read the translation',
  },
}
