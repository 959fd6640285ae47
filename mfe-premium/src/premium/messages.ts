export const messages = {
  title: 'Premium',

  locked: {
    title: 'Premium adds',
    badge: 'Locked',
    intro: 'Logging, tips and your free scans stay free. Premium opens these as well:',
    list: 'Part of Premium',
    upgrade: 'Upgrade',
    prices: 'Packages and prices',
    clinic: "Premium does not replace your care team. Your clinic's plan comes first.",
  },

  own: {
    title: 'Your own numbers so far',
    loading: 'Loading your numbers...',
    failure: { server: 'Your numbers did not load.', network: 'Connection error. Please try again.' },
    weight: 'Weight',
    lost: 'Lost so far',
    weights: (count: string, plain: number) => `From ${count} logged ${plain === 1 ? 'weight' : 'weights'}.`,
    addsForecast: 'Premium adds your trend, when you may reach your goal and how sure that is.',
    addsTrend: 'Premium adds your trend.',
    noWeight: 'Log a weight, and it shows up here. Premium makes a trend and a forecast of it.',
    protein: 'Protein',
    grams: 'g a day',
    food: (days: number) =>
      `${days === 1 ? 'On your last day' : `On average, on your last ${days} days`} with food. Premium shows every day of up to 6 months, fluids, meal times and what would help most.`,
    noFood: 'Log a meal, and your protein shows up here. Premium shows it day by day against your goal.',
  },

  subscription: {
    title: 'Manage Subscription',
    package: 'Package',
    renews: 'Renews on',
    ends: 'Ends on',
    test: 'Test',
    renewsFor: (price: string) => `It renews for ${price} until you cancel.`,
    untilCanceled: 'It renews until you cancel.',
    ending: 'It will not renew.',
    endsThen: (day: string) => `It will not renew. Premium stays yours until ${day}.`,
    failed: (day: string) =>
      `The last payment did not go through. It will be tried again, and Premium stays yours until ${day}.`,
    refundAsked: 'Your refund request is with us. The money is on its way back.',
    refunded: 'Your money is on its way back, and Premium has ended.',

    payAnew: 'Pay again',

    cancel: 'Cancel subscription',
    cancelWindow: { title: 'Cancel your subscription?', yes: 'Cancel subscription', no: 'Keep it' },
    cancelQuestion: (day: string) =>
      `Premium stays yours until ${day}. Nothing more will be charged. We confirm it by email.`,
    cancelOverdue: 'The last payment did not go through, so Premium ends now. Nothing more will be charged.',
    canceled: 'Your subscription is canceled. An email confirms it.',

    resume: 'Resume subscription',
    resumed: 'Your subscription continues.',

    guarantee: (day: string) => `Money-back guarantee until ${day}`,
    refund: 'Ask for your money back',
    refundWindow: { title: 'Get your money back?', yes: 'Get money back', no: 'Keep Premium' },
    refundQuestion:
      'All that you paid goes back to your card, and Premium ends right away. What you logged stays.',

    invoices: 'Invoices and card',
    byMail: 'Cancel by email',
    working: 'Processing...',
    noConnection: 'There is no connection, so nothing has changed. Please try again.',
  },

  groups: { numbers: 'Your numbers', eating: 'Eating', learning: 'Learning and support' },
  back: 'All of Premium',
  opening: (title: string) => `Opening ${title}...`,

  mail: {
    subject: 'Cancel my Gastric Buddy Premium',
    lines: (packageName: string | null, until: string | null) => [
      'Hello,',
      '',
      'Please cancel my Gastric Buddy Premium.',
      ...(packageName === null ? [] : [`Package: ${packageName}`]),
      ...(until === null ? [] : [`Paid until: ${until}`]),
      '',
      'Thank you.',
    ],
  },

  loading: 'Loading your premium...',
  failedTitle: 'Your premium did not load',
} as const
