// Written by `npm run generate` from ../paper.*.json: edit those.
import { VOMITING_TOO_LONG_HOURS, formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  page: ({ page, pages }: { page: string; pages: string }) => `Page ${page} of ${pages}`,
  standing: 'Your clinic’s plan comes first. This report is not a diagnosis. In an emergency call 911 or your local number.',
  name: 'Name:',
  birth: 'Date of birth:',
  concerns: {
    heading: 'Please look at this first',
    also: ({ titles }: { titles: string }) => `Also: ${titles}`,
    more: ({ count }: { count: number }) => `${formats.number(count)} more in the app`,
    left: ({ count }: { count: number }) => formats.plural(count, { one: `${formats.number(count)} more thing to talk about is in the app.`, other: `${formats.number(count)} more things to talk about are in the app.` }),
  },
  gap: ({ sign }: { sign: string }) => `${sign} stands for characters that cannot be printed here, such as emoji or other scripts; the app shows them.`,
  answers: {
    vomiting: {
      none: 'none',
      once: 'once',
      more: 'more than once',
      hours: `over ${VOMITING_TOO_LONG_HOURS} hours`,
      nothing_stays_down: 'nothing stays down',
    },
    pain: {
      none: 'none',
      better: 'better',
      same: 'the same',
      worse: 'worse',
      severe: 'severe, getting worse',
    },
    notMeasured: 'not measured',
  },
}
