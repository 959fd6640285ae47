// Written by `npm run generate` from ../meal-plans.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  title: 'Meal plans',
  loading: 'Loading meal plans...',
  failure: {
    server: 'Unable to load meal plans. Please try again.',
    network: 'Connection error. Please try again.',
  },
  goals: {
    both: ({ kcal, protein }: { kcal: number; protein: number }) => `about ${formats.number(kcal)} kcal and ${formats.number(protein)} g protein`,
    kcal: ({ kcal }: { kcal: number }) => `about ${formats.number(kcal)} kcal`,
    protein: ({ protein }: { protein: number }) => `${formats.number(protein)} g protein`,
  },
  sizedTo: ({ goals }: { goals: string }) => `Sized to your day: ${goals}.`,
  noSurgeryDate: 'Without a surgery date, you see plans for regular food. Add the date to get plans for your phase.',
  toProfile: 'Update Profile',
  perDay: ({ kcal, protein }: { kcal: number; protein: number }) => `about ${formats.number(kcal)} kcal and ${formats.number(protein)} g protein a day`,
  days: ({ count }: { count: number }) => formats.plural(count, { one: `${formats.number(count)} day`, other: `${formats.number(count)} days` }),
  fits: 'Fits your goals',
  near: 'Near your goals',
  sample: 'The first day',
  kcal: ({ kcal }: { kcal: number }) => `${formats.number(kcal)} kcal`,
  open: 'Open plan',
  back: 'All plans',
}
