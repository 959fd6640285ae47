// Written by `npm run generate` from ../planning.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  title: 'Planning templates',
  loading: 'Loading planning templates...',
  failure: {
    server: 'Error loading meal planning templates. Please try again.',
    network: 'Error loading meal planning templates. Please check your connection.',
  },
  weeks: 'Weeks',
  sipsOnly: 'Nothing to plan on the day of surgery and the day after: only sips of clear liquids, as your team tells you.',
  months: 'Months',
  fourWeeks: 'Four weeks',
  occasions: 'Special days',
  tools: 'Planning tools',
  toolsShort: 'Tools',
  protein: ({ grams }: { grams: number }) => `${formats.number(grams)} g protein a day`,
  aim: ({ grams }: { grams: number }) => `about ${formats.number(grams)} g protein`,
  day: ({ day }: { day: number }) => `Day ${formats.number(day)}`,
  week: ({ week }: { week: number }) => `Week ${formats.number(week)}`,
  fits: ({ title }: { title: string }) => `A week that fits: ${title}`,
  tips: 'Good to know',
  fill: 'Fill with recipes',
  filling: 'Looking for recipes...',
  filled: 'Recipes for this phase, close to the protein of each meal. Where there is no match, the idea stays.',
  notFilled: {
    server: 'The recipes of this week did not load. Please try again.',
    network: 'Connection error. Please try again.',
  },
  myWeek: 'Your week',
  openMyWeek: 'Open your week',
  back: 'All templates',
  before: 'Before',
  during: 'During',
  after: 'After',
  instead: 'Instead of',
  choose: 'Choose',
  trades: ({ title }: { title: string }) => `Swaps for ${title}`,
  say: 'What you can say',
  kinds: {
    holiday: 'Holiday',
    eating_out: 'Eating out',
    party: 'Party',
    travel: 'Travel',
    hard_day: 'Hard day',
  },
}
