import { amountText } from '@gb/domain'

export const messages = {
  slots: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' },
  day: (day: number) => `Day ${day}`,
  dayLine: (day: number, total: string) => `Day ${day}: ${total}`,
  chooseDay: 'Day',
  dayTotal: (kcal: number, protein: number) => `This day: about ${kcal} kcal and ${protein} g protein`,
  dayTotalOfRecipes: (kcal: number, protein: number) =>
    `The recipes of this day: about ${kcal} kcal and ${protein} g protein`,
  aim: (grams: number) => `An idea, not a recipe: aim for about ${grams} g protein`,
  log: (meal: string) => `Log ${meal}`,
  recipe: 'Recipe',
  swap: 'Swap',
  swapTitle: (name: string) => `Instead of ${name}`,
  swapText: 'About the same energy and protein.',
  swapBack: (name: string) => `Back to ${name}`,
  swapRow: (kcal: number, protein: number) => `about ${kcal} kcal, ${protein} g protein`,
  swapped: 'Swapped',
  swapsStay: 'Your swaps are kept for you, on every device.',
  servings: (servings: number) => amountText({ amount: servings, unit: 'serving' }),

  shopping: 'Shopping list',
  shoppingText: 'For all seven days, each thing once.',
  shoppingFor: (plan: string) => `Shopping list: ${plan}`,
  share: 'Share the list',
  copied: 'Your list is copied. Paste it into a message.',
  notCopied: 'The list could not be shared here. You can print it below.',
  print: 'Print plan and list',
} as const
