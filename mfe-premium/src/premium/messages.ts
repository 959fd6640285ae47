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
    lbs: 'lbs',
    weight: 'Weight',
    lost: 'Lost so far',
    weights: (count: string, plain: number) =>
      `From ${count} logged ${plain === 1 ? 'weight' : 'weights'}. Premium adds your trend, when you may reach your goal and how sure that is.`,
    noWeight: 'Log a weight, and it shows up here. Premium makes a trend and a forecast of it.',
    protein: 'Protein',
    grams: 'g a day',
    food: (days: number) =>
      `On average, on your last ${days === 1 ? 'day' : `${days} days`} with food. Premium shows every day of up to 6 months, fluids, meal times and what would help most.`,
    noFood: 'Log a meal, and your protein shows up here. Premium shows it day by day against your goal.',
  },

  active: {
    package: 'Package',
    renews: 'Renews on',
    ends: 'Ends on',
    manage: 'Manage Subscription',
    cancelText: 'To cancel, send us a short email. It is already written for you.',
    stays: (day: string) => `Premium stays yours until ${day}.`,
    cancel: 'Cancel by email',
    ending: 'Your subscription is cancelled and will not renew.',
  },

  groups: { numbers: 'Your numbers', eating: 'Eating', learning: 'Learning and support' },
  back: 'All of Premium',
  opening: (title: string) => `Opening ${title}...`,

  mail: {
    subject: 'Cancel my Gastric Buddy Premium',
    lines: (packageName: string | null, until: string | null) => [
      'Hello,',
      '',
      'please cancel my Gastric Buddy Premium.',
      ...(packageName === null ? [] : [`Package: ${packageName}`]),
      ...(until === null ? [] : [`Paid until: ${until}`]),
      '',
      'Thank you.',
    ],
  },

  loading: 'Loading your premium...',
  failedTitle: 'Your premium did not load',
} as const
