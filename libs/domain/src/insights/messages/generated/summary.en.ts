// Written by `npm run generate` from ../summary.*.json: edit those.
import { formatsOf } from '../filled-in.js'

const formats = formatsOf('en')

export const messages = {
  moved: {
    stayed: ({ days, from, to }: { days: number; from: string; to: string }) => `In ${formats.plural(days, { one: `${formats.number(days)} day`, other: `${formats.number(days)} days` })} your weight stayed where it was, from ${from} to ${to}.`,
    down: ({ by, days, from, to }: { by: string; days: number; from: string; to: string }) => `In ${formats.plural(days, { one: `${formats.number(days)} day`, other: `${formats.number(days)} days` })} your weight went down by ${by}, from ${from} to ${to}.`,
    up: ({ by, days, from, to }: { by: string; days: number; from: string; to: string }) => `In ${formats.plural(days, { one: `${formats.number(days)} day`, other: `${formats.number(days)} days` })} your weight went up by ${by}, from ${from} to ${to}.`,
    unknown: 'Too few weights were logged in this period to say how your weight moved.',
  },
  average: ({ weight }: { weight: string }) => `Your 7-day average is ${weight}.`,
  week: {
    stayed: 'Over the last 30 days, it stayed where it was.',
    down: ({ by }: { by: string }) => `Over the last 30 days, you lost about ${by} a week.`,
    up: ({ by }: { by: string }) => `Over the last 30 days, you gained about ${by} a week.`,
  },
  protein: {
    all: ({ days }: { days: number }) => `You reached 90% of your protein goal or more on all ${formats.number(days)} days with food logged.`,
    some: ({ days, percent }: { days: number; percent: number }) => `You reached 90% of your protein goal or more on ${formats.number(percent)}% of ${formats.plural(days, { one: `${formats.number(days)} day`, other: `${formats.number(days)} days` })} with food logged.`,
  },
  fluids: {
    all: ({ days }: { days: number }) => `You met your fluid goal on all ${formats.number(days)} days.`,
    some: ({ days, percent }: { days: number; percent: number }) => `You met your fluid goal on ${formats.number(percent)}% of ${formats.plural(days, { one: `${formats.number(days)} day`, other: `${formats.number(days)} days` })}.`,
  },
  meals: {
    all: ({ days }: { days: number }) => `You ate 3 or more spaced-out meals, without drinks right after, on all ${formats.number(days)} days.`,
    some: ({ days, percent }: { days: number; percent: number }) => `You ate 3 or more spaced-out meals, without drinks right after, on ${formats.number(percent)}% of ${formats.plural(days, { one: `${formats.number(days)} day`, other: `${formats.number(days)} days` })}.`,
  },
  felt: ({ feelings, meals }: { feelings: string; meals: number }) => `Of ${formats.plural(meals, { one: `${formats.number(meals)} meal`, other: `${formats.number(meals)} meals` })} you told about, ${feelings}.`,
  feelings: {
    fine: ({ count }: { count: number }) => `${formats.number(count)} sat well`,
    nausea: ({ count }: { count: number }) => `${formats.number(count)} brought nausea`,
    vomiting: ({ count }: { count: number }) => `${formats.number(count)} came back up`,
    dumping: ({ count }: { count: number }) => `${formats.number(count)} brought dumping`,
    reflux: ({ count }: { count: number }) => `${formats.number(count)} brought reflux`,
    stuck: ({ count }: { count: number }) => `${formats.number(count)} got stuck`,
  },
  and: 'and',
  help: ({ action }: { action: string }) => `What may help most now: ${action}`,
}
