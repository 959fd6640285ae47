export const messages = {
  section: { title: 'Meal plans', text: 'Seven days for your phase, with a shopping list' },
  loading: 'Loading meal plans...',
  failure: {
    server: 'Unable to load meal plans. Please try again.',
    network: 'Connection error. Please try again.',
  },

  goals: (kcal: number | null, protein: number | null) =>
    [
      ...(kcal === null ? [] : [`about ${kcal.toLocaleString('en-US')} kcal`]),
      ...(protein === null ? [] : [`${protein}\u00a0g protein`]),
    ].join(' and '),
  sizedTo: (goals: string) => `Sized to your day: ${goals}.`,
  noSurgeryDate:
    'Without a surgery date, you see plans for regular food. Add the date to get plans for your phase.',
  toProfile: 'Update Profile',

  perDay: (kcal: number, protein: number) =>
    `about ${kcal.toLocaleString('en-US')} kcal and ${protein} g protein a day`,
  days: (count: number) => `${count} days`,
  fits: 'Fits your goals',
  near: 'Near your goals',
  sample: 'The first day',
  kcal: (kcal: number) => `${kcal} kcal`,
  open: 'Open plan',

  back: 'All plans',
} as const
