// Written by `npm run generate` from ../plan.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  slots: {
    breakfast: 'Breakfast',
    lunch: 'Lunch',
    dinner: 'Dinner',
    snack: 'Snack',
  },
  dayWord: 'Day',
  dayLine: ({ day, total }: { day: number; total: string }) => `Day ${formats.number(day)}: ${total}`,
  chooseDay: 'Day of the plan',
  dayTotal: ({ kcal, protein }: { kcal: number; protein: number }) => `This day: about ${formats.number(kcal)} kcal and ${formats.number(protein)} g protein`,
  dayTotalOfRecipes: ({ kcal, protein }: { kcal: number; protein: number }) => `The recipes of this day: about ${formats.number(kcal)} kcal and ${formats.number(protein)} g protein`,
  aim: ({ grams }: { grams: number }) => `An idea, not a recipe: aim for about ${formats.number(grams)} g protein`,
  log: ({ meal }: { meal: string }) => `Log ${meal}`,
  recipe: 'Recipe',
  swap: ({ name }: { name: string }) => `Swap ${name}`,
  swapTitle: ({ name }: { name: string }) => `Instead of ${name}`,
  swapText: 'About the same calories and protein.',
  swapBack: ({ name }: { name: string }) => `Back to ${name}`,
  plateRow: ({ amount, kcal, protein }: { amount: string; kcal: number; protein: number }) => `${amount} · ${formats.number(kcal)} kcal · ${formats.number(protein)} g protein`,
  swapRow: ({ kcal, protein }: { kcal: number; protein: number }) => `${formats.number(kcal)} kcal · ${formats.number(protein)} g protein`,
  printRow: ({ kcal, protein }: { kcal: number; protein: number }) => `about ${formats.number(kcal)} kcal, ${formats.number(protein)} g protein`,
  swapped: 'Swapped',
  swapsStay: 'Your swaps are kept for you, on every device.',
  shopping: 'Shopping list',
  shoppingText: 'For all seven days, each item once.',
  uncheckAll: 'Uncheck all',
  shoppingFor: ({ plan }: { plan: string }) => `Shopping list: ${plan}`,
  sections: {
    Produce: 'Produce',
    'Meat and fish': 'Meat and fish',
    'Dairy and eggs': 'Dairy and eggs',
    'Protein and supplements': 'Protein and supplements',
    'Canned and dry goods': 'Canned and dry goods',
    'Grains and bread': 'Grains and bread',
    'Nuts and seeds': 'Nuts and seeds',
    'Spices and basics': 'Spices and basics',
    'Not bought': 'Not bought',
  },
  share: 'Share the list',
  copied: 'Your list is copied. Paste it into a message.',
  notCopied: 'The list could not be shared here. You can print it below.',
  print: 'Print plan and list',
}
