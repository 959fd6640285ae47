// Written by `npm run generate` from ../report.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  title: ({ from, to }: { from: string; to: string }) => `Progress report, ${from} to ${to}`,
  subject: 'Self-reported progress after a gastric sleeve',
  short: 'In short',
  food: {
    heading: 'Food and fluids',
    protein: 'Protein, g a day',
    proteinDrawn: 'Protein of each day with food, with its goal.',
    fluids: 'Fluids, oz a day',
    fluidsDrawn: 'Fluids of each day with drinks, with their goal.',
    bars: 'Dark bars reached the goal of their day, the short lines. A day without a bar was not logged.',
  },
  habits: {
    heading: 'What may help most',
    one: ({ action, percent, title }: { action: string; percent: number; title: string }) => `${title} (${formats.number(percent)}%): ${action}`,
  },
  meals: {
    heading: 'Your best rated meals',
    meal: 'Meal',
    day: 'Day',
    points: 'Points',
    protein: 'Protein',
  },
  vitamins: {
    heading: 'Vitamins taken',
    none: 'No vitamin was logged in this period.',
    drawn: ({ days, name }: { days: number; name: string }) => `${name}: ${formats.plural(days, { one: `${formats.number(days)} day.`, other: `${formats.number(days)} days.` })}`,
    legend: 'Dark: logged as taken on that day. At the end: days of the period.',
    of: ({ count, done }: { count: number; done: number }) => `${formats.number(done)} of ${formats.number(count)}`,
  },
  mood: {
    heading: 'Mood',
    none: 'No mood was logged in this period.',
    drawn: 'Mood and energy of each day with an entry, 1 to 10.',
    legend: 'Solid with dots: mood. Dashed: energy.',
    mean: ({ days, energy, mood }: { days: number; energy: string; mood: string }) => `On ${formats.plural(days, { one: `${formats.number(days)} day`, other: `${formats.number(days)} days` })} mood was ${mood} and energy ${energy} of 10 on average.`,
    together: ({ caution, coefficient, sentence, strength, weeks }: { caution: string; coefficient: string; sentence: string; strength: string; weeks: number }) => `${sentence} (Spearman ${coefficient}, ${strength}, ${formats.number(weeks)} weeks) ${caution}`,
    strengths: {
      none: 'none',
      weak: 'weak',
      moderate: 'moderate',
      strong: 'strong',
    },
  },
  notes: {
    heading: 'Notes you chose',
    lead: ({ day, kind }: { day: string; kind: string }) => `${day}, ${kind}:`,
    shortened: 'Text that ends in … is cut to fit; the app has all of it.',
    leftOut: ({ count }: { count: number }) => formats.plural(count, { one: `${formats.number(count)} more note did not fit here; it is in the app.`, other: `${formats.number(count)} more notes did not fit here; they are in the app.` }),
  },
  kinds: {
    weight: 'Note with a weight',
    vitamin: 'Note with a vitamin',
    journalEntry: 'Journal',
    gratitudeNote: 'Gratitude',
    challenges: 'Challenges',
    victories: 'Victories',
  },
  weights: {
    days: {
      title: 'All weights',
      about: 'Mean of the day, from left to right.',
      head: 'Day',
    },
    weeks: {
      title: 'Weights by week',
      about: 'Mean of the seven days from that day on, from left to right. The app has every day.',
      head: 'From',
    },
  },
  method: {
    heading: 'How these numbers are made',
    used: ({ drinks, meals, moods, weights }: { drinks: number; meals: number; moods: number; weights: number }) => `Used: ${formats.plural(weights, { one: `${formats.number(weights)} weight`, other: `${formats.number(weights)} weights` })}, ${formats.plural(meals, { one: `${formats.number(meals)} meal`, other: `${formats.number(meals)} meals` })}, ${formats.plural(drinks, { one: `${formats.number(drinks)} drink`, other: `${formats.number(drinks)} drinks` })}, ${formats.plural(moods, { one: `${formats.number(moods)} mood`, other: `${formats.number(moods)} moods` })}. A day without entries is unknown and never counts as zero.`,
    trends: 'Trends: the middle of the slopes between every two days of the last 30 days (Theil–Sen), over daily means. Weights more than 12% from their neighbors are left out.',
    goals: 'Protein counts at 90% of the goal of that day, fluids at the whole goal. Goals follow the phase after surgery.',
    times: 'Meal times: at least 3 meals, each 2 hours after the one before, and no drink within 30 minutes after one.',
    band: 'Goal and band: a curve that falls off, fitted to your weights after day 7 since surgery, with what cohorts of sleeve patients show as a start. It needs 6 weights over 28 days. The goal is a range of months, never a day.',
    chance: 'Chance at two years: to hold a loss of at least 20% of the weight at surgery, the accepted adequate response.',
    estimates: 'Food from photos is an estimate. The curve was tried on generated patients, not on real ones: take it as plausible.',
  },
}
