// Written by `npm run generate` from ../food-log.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  title: 'Food log',
  loading: 'Loading your food log...',
  empty: 'No meals yet',
  emptyText: 'Scan a plate, or log a meal without a photo. It shows up here.',
  failed: 'Your food log did not load.',
  failedText: 'Please check your connection and try again. Nothing is lost.',
  retry: 'Retry',
  older: 'Show older days',
  loadingOlder: 'Loading...',
  near: {
    today: 'Today',
    yesterday: 'Yesterday',
  },
  totals: ({ kcal, protein }: { kcal: number; protein: number }) => `about ${formats.number(kcal)} kcal · ${formats.number(protein)} g protein`,
  copy: 'Copy this day to today',
  copying: 'Copying...',
  sits: {
    title: 'How foods sit with you',
    well: 'Sits well with you',
    hard: 'Has been hard for you',
    fine: ({ of, times }: { of: number; times: number }) => `fine in ${formats.number(times)} of ${formats.number(of)} meals`,
    notFine: ({ of, times }: { of: number; times: number }) => `hard in ${formats.number(times)} of ${formats.number(of)} meals`,
    hint: 'It can be the bite, how fast you ate, or just that day. Many foods get easier with time.',
  },
  sample: 'Sample result: no AI is connected',
  sampleText: 'These numbers are an example. They are not from your photo.',
  meal: {
    foods: 'Foods of this meal',
    totals: ({ carbs, fat, kcal, protein }: { carbs: number; fat: number; kcal: number; protein: number }) => `Total: about ${formats.number(kcal)} kcal · ${formats.number(protein)} g protein · ${formats.number(carbs)} g carbs · ${formats.number(fat)} g fat`,
    again: 'Log this again now',
    favorite: 'Add to favorites',
    noFavorite: 'Remove from favorites',
    favorited: 'This meal is a favorite now.',
    unfavorited: 'This meal is no longer a favorite.',
    favoriteFailed: 'This did not work. Please try again.',
    edit: 'Change meal or time',
    editTitle: 'Meal and time',
    delete: 'Delete this meal',
    discard: 'Discard this meal',
    close: 'Done',
  },
}
