// Written by `npm run generate` from ../payment-return.*.json: edit those.

export const messages = {
  working: 'Finishing your payment',
  workingText: 'This takes a few seconds.',
  processing: 'Processing...',
  title: 'Your payment',
  paid: 'Premium is active. Thank you!',
  goOn: 'Back to where I was',
  trouble: {
    'activation-failed': 'Payment received but premium activation failed. Please refresh the page or contact support.',
    unconfirmed: 'Payment processing... Please check your subscription status in a few minutes.',
    other: 'We could not check your payment. Please contact support. Nothing is charged twice.',
  },
  again: 'Try again',
  close: 'Close',
  support: 'Contact support',
  mail: {
    subject: 'My Gastric Buddy payment',
    hello: 'Hello,',
    notActive: 'I paid for Premium but it is not active yet.',
    payment: ({ id }: { id: string }) => `Payment: ${id}`,
    thanks: 'Thank you.',
  },
}
