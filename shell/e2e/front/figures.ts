import type { Browser } from '@playwright/test'
import type { Person } from '../support/api.ts'
import { CONDITIONS } from './conditions.ts'
import { coldVisit, secondVisit, tabSwitches } from './visits.ts'

/** One number of Home. */
export interface Figure {
  /** What it should be at most; `null` where there is no goal. */
  goal: number | null
  value: number
  /** Bytes and requests are the same in every run: one more is one too many. */
  isExact: boolean
}

export type Figures = Record<string, Figure>

/** Words that stand on Home when its figures do. */
const ON_HOME = ['Nothing logged yet', '0 of 64 oz', '210.5']

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const repeat = async <T>(runs: number, one: () => Promise<T>): Promise<T[]> => {
  const all: T[] = []
  for (let run = 0; run < runs; run++) all.push(await one())
  return all
}

const GOALS = {
  none: { firstPaint: 200, largestPaint: 400, figures: 400 },
  'Fast 4G, 4x CPU': { firstPaint: 700, largestPaint: 1300, figures: 1400 },
  'Slow 4G, 4x CPU': { firstPaint: 1300, largestPaint: 4000, figures: 4100 },
}

/** Home on a phone that has never seen it. */
const coldFigures = async (browser: Browser, person: Person, runs: number): Promise<Figures> => {
  const figures: Figures = {}
  for (const [name, conditions] of Object.entries(CONDITIONS)) {
    const seen = await repeat(runs, () => coldVisit(browser, person, ON_HOME, conditions))
    const of = (pick: (one: (typeof seen)[number]) => number) => middle(seen.map(pick))
    const goals = GOALS[name as keyof typeof GOALS]
    const time = (goal: number | null, value: number): Figure => ({ goal, value, isExact: false })
    figures[`${name}: first paint, ms`] = time(
      goals.firstPaint,
      of((one) => one.firstPaint),
    )
    figures[`${name}: largest paint, ms`] = time(
      goals.largestPaint,
      of((one) => one.largestPaint),
    )
    figures[`${name}: figures, ms`] = time(
      goals.figures,
      of((one) => one.figures),
    )
    figures[`${name}: longest task, ms`] = time(
      150,
      of((one) => one.longestTask),
    )
    figures[`${name}: layout shift`] = time(
      0.02,
      of((one) => one.layoutShift),
    )
    // On a slow line what is fetched beside the figures is not there before them by chance.
    if (name !== 'Slow 4G, 4x CPU') continue
    const exact = (goal: number, value: number): Figure => ({ goal, value, isExact: true })
    figures['requests until the figures'] = exact(
      15,
      of((one) => one.requests),
    )
    figures['of them of the API'] = exact(
      6,
      of((one) => one.apiRequests),
    )
    figures['scripts until the figures, kB'] = exact(
      120,
      of((one) => one.scriptKb),
    )
    figures['all until the figures, kB'] = exact(
      250,
      of((one) => one.kb),
    )
  }
  return figures
}

/** Everything that is measured of Home, each the middle of so many runs. */
export const measureFront = async (browser: Browser, person: Person, runs: number): Promise<Figures> => {
  const cold = await coldFigures(browser, person, runs)
  const second = middle(await repeat(runs, () => secondVisit(browser, person, ON_HOME)))
  const tabs = (await repeat(runs, () => tabSwitches(browser, person))).flat()
  const slowTab = tabs.toSorted((a, b) => a - b)[Math.floor(tabs.length * 0.75)] ?? 0
  return {
    ...cold,
    'second visit, offline, 4x CPU: figures, ms': { goal: 600, value: second, isExact: false },
    'tab after idle, 4x CPU: p75, ms': { goal: 100, value: slowTab, isExact: false },
  }
}
