import { amountText } from '@gb/domain'

export const messages = {
  slots: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' },
  dayWord: 'Day',
  dayLine: (day: number, total: string) => `Day ${day}: ${total}`,
  chooseDay: 'Day of the plan',
  dayTotal: (kcal: number, protein: number) =>
    `This day: about ${kcal.toLocaleString('en-US')} kcal and ${protein}\u00a0g protein`,
  dayTotalOfRecipes: (kcal: number, protein: number) =>
    `The recipes of this day: about ${kcal.toLocaleString('en-US')} kcal and ${protein}\u00a0g protein`,
  aim: (grams: number) => `An idea, not a recipe: aim for about ${grams} g protein`,
  log: (meal: string) => `Log ${meal}`,
  recipe: 'Recipe',
  swap: (name: string) => `Swap ${name}`,
  swapTitle: (name: string) => `Instead of ${name}`,
  swapText: 'About the same calories and protein.',
  swapBack: (name: string) => `Back to ${name}`,
  plateRow: (amount: string, kcal: number, protein: number) =>
    `${amount} · ${kcal} kcal · ${protein} g protein`,
  swapRow: (kcal: number, protein: number) => `${kcal} kcal · ${protein} g protein`,
  printRow: (kcal: number, protein: number) =>
    `about ${kcal.toLocaleString('en-US')} kcal, ${protein} g protein`,
  swapped: 'Swapped',
  swapsStay: 'Your swaps are kept for you, on every device.',
  servings: (servings: number) => amountText({ amount: servings, unit: 'serving' }),

  shopping: 'Shopping list',
  shoppingText: 'For all seven days, each item once.',
  uncheckAll: 'Uncheck all',
  shoppingFor: (plan: string) => `Shopping list: ${plan}`,
  share: 'Share the list',
  copied: 'Your list is copied. Paste it into a message.',
  notCopied: 'The list could not be shared here. You can print it below.',
  print: 'Print plan and list',
} as const
