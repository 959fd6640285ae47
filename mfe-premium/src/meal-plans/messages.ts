export const messages = {
  section: { title: 'Meal plans', text: 'Seven days for your phase, with a shopping list' },
  loading: 'Loading meal plans...',
  failure: {
    server: 'Unable to load meal plans. Please try again.',
    network: 'Connection error. Please try again.',
  },

  goals: (kcal: number | null, protein: number | null) =>
    [
      ...(kcal === null ? [] : [`about ${kcal} kcal`]),
      ...(protein === null ? [] : [`${protein} g protein`]),
    ].join(' and '),
  sizedTo: (goals: string) => `Sized to your day: ${goals}.`,
  upcoming: 'These plans are for the phase that comes next.',
  noSurgeryDate:
    'Without a surgery date these are plans for regular food. Add the date to get those of your phase.',
  toProfile: 'Update Profile',

  perDay: (kcal: number, protein: number) => `about ${kcal} kcal and ${protein} g protein a day`,
  days: (count: number) => `${count} days`,
  fits: 'Fits your goals',
  near: 'Near your goals',
  sample: 'The first day',
  slots: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' },
  kcal: (kcal: number) => `about ${kcal} kcal`,
  open: 'Open plan',

  back: 'All plans',
  day: (day: number) => `Day ${day}`,
  chooseDay: 'Day',
  dayTotal: (kcal: number, protein: number) => `This day: about ${kcal} kcal and ${protein} g protein`,
  log: (meal: string) => `Log ${meal}`,
  recipe: 'Recipe',
  swap: 'Swap',
  swapTitle: (name: string) => `Instead of ${name}`,
  swapText: 'About the same energy and protein.',
  swapBack: (name: string) => `Back to ${name}`,
  swapRow: (kcal: number, protein: number) => `about ${kcal} kcal, ${protein} g protein`,
  swapped: 'Swapped',
  swapsStay: 'Your swaps stay while the app is open.',
  servings: (servings: number) => (servings === 1 ? '1 serving' : `${servings} servings`),

  shopping: 'Shopping list',
  shoppingText: 'For all seven days, each thing once.',
  print: 'Print plan and list',
} as const
