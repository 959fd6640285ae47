// Written by `npm run generate` from ../result.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  title: 'Your meal',
  photo: 'The photo of your meal',
  sample: 'Sample result: no AI is connected',
  sampleText: 'These numbers are an example. They are not from your photo.',
  sampleFree: 'Nothing was logged, and no scan was used.',
  sampleAdd: 'I ate this, log it',
  rating: 'Gastric sleeve rating',
  reasons: 'Why this rating',
  plateNotPerson: 'The rating is about the plate, never about you.',
  how: 'How this rating works',
  howText: 'It looks at protein first, then sugar, fat, fiber, calories and portion, for the phase you are in. Photo estimates are rough.',
  source: 'Gastric Buddy meal rating, based on guides from bariatric clinics',
  totals: 'On this plate',
  about: 'about',
  atLeast: 'at least',
  unknown: 'not known',
  protein: 'g protein',
  carbs: 'Carbs',
  fat: 'Fat',
  fiber: 'Fiber',
  sugar: 'Sugar',
  grams: ({ grams }: { grams: number }) => `${formats.number(grams)} g`,
  items: 'Foods we see',
  recommendations: 'Good next steps',
  clinic: 'Your clinic\'s plan comes first.',
  whosePlan: ({ plan, stage }: { plan: string; stage: string }) => `Your food stage today: ${stage} · ${plan}`,
  logged: ({ meal }: { meal: string }) => `Added to today's log as ${meal}.`,
  done: 'Done',
  another: 'Scan Another',
}
