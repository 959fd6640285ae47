// Written by `npm run generate` from ../about.*.json: edit those.

export const messages = {
  title: 'About',
  loading: 'Loading the page...',
  failedTitle: 'This page did not load',
  failed: 'Nothing was lost. Please check your connection and try again.',
  retry: 'Retry',
  retrying: 'Trying again...',
  mission: 'Our mission',
  story: 'Our story',
  credentials: 'Training and licenses',
  books: 'Books',
  store: 'Author store',
  opensNewTab: '(opens in a new tab)',
  contact: 'Talk to us',
  contactText: 'Write to us about anything in the app. In an emergency, call 911 in the US or your local number instead.',
  mails: [
    {
      label: 'Ask a question',
      subject: 'A question about Gastric Buddy',
    },
    {
      label: 'Report a problem',
      subject: 'Something in Gastric Buddy does not work',
    },
  ],
  social: 'Find us elsewhere',
}
