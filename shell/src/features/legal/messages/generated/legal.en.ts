// Written by `npm run generate` from ../legal.*.json: edit those.

export const messages = {
  contact: 'Questions?',
  contactText: {
    privacy: 'Write to us about your privacy or your data. A real person reads it.',
    terms: 'Write to us about these terms or a payment. A real person reads it.',
  },
  mails: {
    privacy: [
      {
        label: 'Ask about privacy',
        subject: 'A question about the Privacy Policy',
      },
      {
        label: 'Ask about your data',
        subject: 'A question about my data',
      },
    ],
    terms: [
      {
        label: 'Ask about these terms',
        subject: 'A question about the Terms of Service',
      },
      {
        label: 'Ask about a payment',
        subject: 'A question about a payment',
      },
    ],
  },
}
