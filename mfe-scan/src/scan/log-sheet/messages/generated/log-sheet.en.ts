// Written by `npm run generate` from ../log-sheet.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  open: 'Log without a photo',
  openHint: 'Search, say it in words, scan a barcode or repeat a meal. It does not use a scan.',
  title: 'Log a meal',
  noProfile: {
    title: 'First, a short profile',
    text: 'Your log belongs to your profile. It takes about two minutes.',
    action: 'Create Your Profile',
  },
  say: {
    label: 'What did you eat?',
    hint: 'A food, or a whole meal: 2 eggs and half a cup of cottage cheese',
    read: 'Find these foods',
    reading: 'Reading...',
    nothing: 'We found no food in this text. Try other words, or enter the numbers yourself.',
    noneByName: 'No single food by that name. “Find these foods” reads it as a meal.',
    failed: 'This did not work. What you typed is still here. Please try again.',
    assumed: 'usual serving, please check',
    own: 'Enter the numbers myself',
    speak: 'Say it',
    stop: 'Stop listening',
    speech: {
      idle: '',
      listening: 'Listening... Your browser turns what you say into words.',
      failed: 'We could not hear you. You can type it instead.',
    },
  },
  ways: {
    photo: 'Photo of my plate',
    scans: 'Only a photo uses a scan.',
    barcode: 'Scan a barcode',
    others: 'Something else',
  },
  meal: {
    foods: 'Foods of this meal',
    check: 'Please check each food before you save.',
    sum: ({ kcal, protein }: { kcal: number; protein: number }) => `Total: about ${formats.number(kcal)} kcal · ${formats.number(protein)} g protein`,
    detail: ({ amount, kcal, protein }: { amount: string; kcal: number; protein: number }) => `${amount} · ${formats.number(kcal)} kcal · ${formats.number(protein)} g protein`,
    remove: ({ name }: { name: string }) => `Remove ${name}`,
    fix: ({ name }: { name: string }) => `Find ${name}`,
    open: 'Not ready yet: please find or remove this food.',
    save: 'Log this meal',
    saving: 'Saving...',
    logged: ({ meal }: { meal: string }) => `${meal} is in your log.`,
  },
  again: {
    onHome: ({ names }: { names: string }) => `Again: ${names}`,
    favorites: 'Favorites',
    recent: 'Recent meals',
    hint: 'Tap a meal to log it again.',
    sample: 'sample result',
    detail: ({ kcal, protein }: { kcal: number; protein: number }) => `about ${formats.number(kcal)} kcal · ${formats.number(protein)} g protein`,
  },
}
