// Written by `npm run generate` from ../shared.*.json: edit those.
import { VOMITING_HOURS, formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  meals: {
    breakfast: 'Breakfast',
    lunch: 'Lunch',
    dinner: 'Dinner',
    snack: 'Snack',
  },
  whichMeal: 'Which meal is this?',
  counter: {
    premium: 'Premium · Unlimited scans',
    left: ({ left, limit }: { left: number; limit: number }) => `${formats.number(left)} of ${formats.number(limit)} free scans left`,
    none: 'No free scans left',
    loading: 'Loading your scans...',
    failed: 'Your scan count did not load.',
    retry: 'Retry',
  },
  verdict: {
    ratings: {
      excellent: 'Excellent',
      good: 'Good',
      fair: 'Fair',
      poor: 'Poor',
      avoid: 'Avoid',
    },
    unrated: 'The rating follows once this is sent.',
    unsure: 'We are not sure enough to rate this',
    unsureText: 'A photo from above, in good light, helps. The numbers below are a rough guess.',
    noRating: 'No rating for this plate',
    noRatingReasons: 'Why there is no rating',
  },
  assumptions: 'What we assumed',
  eaten: 'How much did you eat?',
  shares: {
    '10': 'A few\nbites',
    '25': '¼',
    '50': '½',
    '75': '¾',
    '100': 'All',
  },
  sharesInWords: {
    '10': 'a few bites',
    '25': '¼ eaten',
    '50': '½ eaten',
    '75': '¾ eaten',
  },
  felt: 'How did it sit?',
  feelings: {
    fine: 'Fine',
    nausea: 'Nausea',
    vomiting: 'Threw up',
    dumping: 'Dumping',
    reflux: 'Reflux',
    stuck: 'Felt stuck',
  },
  vomiting: `Vomiting over ${VOMITING_HOURS.lasting} hours, or nothing stays down for ${VOMITING_HOURS.nothingStaysDown} hours: call now.`,
  vomitingComesBack: 'If it comes back on 2 or 3 days in any month, also ask about thiamin before a glucose drip.',
  log: {
    deleted: ({ meal }: { meal: string }) => `${meal} deleted.`,
    undo: 'Undo',
    logged: ({ meal }: { meal: string }) => `${meal} is in your log.`,
    failed: 'This meal was not logged. Please try again.',
    copied: ({ count }: { count: number }) => formats.plural(count, { '=0': 'These meals are already in today.', one: '1 meal copied to today.', other: `${formats.number(count)} meals copied to today.` }),
  },
}
