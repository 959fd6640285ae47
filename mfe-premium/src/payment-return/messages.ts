export const messages = {
  working: 'Finishing your payment',
  workingText: 'This takes a few seconds.',
  processing: 'Processing...',
  title: 'Your payment',
  paid: 'Premium is active. Thank you!',
  goOn: 'Back to where I was',
  activationFailed:
    'Payment received but premium activation failed. Please refresh the page or contact support.',
  unconfirmed: 'Payment processing... Please check your subscription status in a few minutes.',
  other: 'We could not check your payment. Please contact support. Nothing is charged twice.',
  again: 'Try again',
  close: 'Close',
  support: 'Contact support',
  mail: {
    subject: 'My Gastric Buddy payment',
    lines: (sessionId: string) => [
      'Hello,',
      '',
      'I paid for Premium but it is not active yet.',
      `Payment: ${sessionId}`,
      '',
      'Thank you.',
    ],
  },
} as const
