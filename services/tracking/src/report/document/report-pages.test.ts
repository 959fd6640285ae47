import { afterAll, describe, expect, it } from '@jest/globals'
import {
  addDays,
  CONCERN_IDS,
  concernOf,
  fitNotes,
  type Insights,
  insights,
  insightSummary,
  MEAL_FEELINGS,
  type ReportPaper,
  VITAMIN_NAMES,
} from '@gb/domain'
import { extractText, getDocumentProxy } from 'unpdf'
import type { ReportContent } from '../report-content.js'
import { ENGLISH } from '../speech.js'
import { FULLEST, REPORT_PEOPLE, reportOf, type ReportPerson } from '../testing/report-people.js'
import { printedPages, UnhurriedPrinter } from '../testing/printed-pages.js'
import { reportDocument } from './report-document.js'

const printer = new UnhurriedPrinter()
afterAll(() => printer.onModuleDestroy())

const TODAY = '2026-11-20'
const DAYS = Array.from({ length: 182 }, (_, index) => addDays(TODAY, index - 181))
const person = {
  gender: 'female',
  heightInches: 64,
  activityLevel: 'light',
  surgeryDate: '2026-01-24',
  goalWeightLbs: 150,
  timeZone: 'UTC',
  dayStartsAt: 0,
} as const
const LONG_NAME = 'Grilled chicken with broccoli, cheese and a spoon of everything that was left over '

/** What was logged in half a year in which something of everything was, on every day. */
const LOGGED = {
  person,
  today: TODAY,
  weighIns: DAYS.map((day, index) => ({ day, weightLbs: 220 - index / 5, isInitial: false })),
  meals: DAYS.flatMap((day, index) =>
    (['breakfast', 'lunch', 'dinner'] as const).map((mealType, meal) => ({
      entryId: `${day} ${mealType}`,
      day,
      atMs: Date.parse(`${day}T${String(8 + 5 * meal).padStart(2, '0')}:00:00Z`),
      mealType,
      name: `${LONG_NAME}${index % 9}`,
      calories: 300,
      proteinG: 15 + (index % 12),
      rating: 'good' as const,
      ratingScore: 70 + (index % 20),
      isDrink: false,
      felt: [],
    })),
  ),
  drinks: DAYS.map((day, index) => ({
    day,
    atMs: Date.parse(`${day}T08:10:00Z`),
    amountOz: 20 + (index % 20),
  })),
  moods: [],
  concerns: [],
} satisfies Omit<Parameters<typeof insights>[0], 'period'>
const everyDay = insights({ ...LOGGED, period: '6_months' })

const contentOf = (
  texts: readonly string[],
  paper: ReportPaper,
  shown: Insights = everyDay,
): ReportContent => {
  const printed = fitNotes(texts).map((fit) => ({ ...fit, day: TODAY, kind: 'vitamin' as const }))
  return {
    report: {
      reportId: '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
      period: '6_months',
      from: shown.from,
      to: TODAY,
      paper,
      weightUnit: 'lbs',
      noteEntryIds: [],
      createdAt: new Date(`${TODAY}T12:00:00Z`),
    },
    person,
    insights: shown,
    summary: insightSummary(shown),
    speech: ENGLISH,
    vitaminDays: DAYS.map((day) => ({
      day,
      taken: VITAMIN_NAMES.map((vitaminName) => ({ vitaminName, times: 1 })),
    })),
    moodDays: DAYS.map((day, index) => ({ day, mood: 1 + (index % 10), energy: 1 + (index % 7) })),
    recoveryDays: [],
    notes: { printed, leftOut: texts.length - printed.length },
  }
}

const NAME = 'Maria Lopez'

const ANSWERED = {
  day: TODAY,
  vomiting: 'once',
  pain: 'better',
  pulseBpm: 88,
  pulseSkipped: false,
  temperature: 98.6,
  temperatureSkipped: false,
} as const

/** The most that can be chosen: 20 entries with 4 texts each. */
const times = (text: string): string[] => Array.from({ length: 80 }, () => text)
const NOTES: [name: string, texts: string[]][] = [
  ['long texts', times('walked to the lake with a friend '.repeat(140))],
  ['the widest letters', times('Œ'.repeat(5000))],
  ['one long text of the widest letters', ['Œ'.repeat(5000), ...times('ok').slice(1, 7)]],
  ['one letter a line', times('a\n'.repeat(2500))],
  ['two words each', times('felt fine')],
]

describe.each(['letter', 'a4'] as const)('half a year with every day logged, on %s', (paper) => {
  it.each(NOTES)('has at most 5 pages with %s', async (_name, texts) => {
    const pdf = await printer.print(reportDocument(contentOf(texts, paper), NAME, 'full'))
    const { numPages } = await getDocumentProxy(new Uint8Array(pdf))
    expect(numPages).toBeGreaterThanOrEqual(3)
    expect(numPages).toBeLessThanOrEqual(5)
  })

  it('says in one line how the meals sat, each way that was told', async () => {
    const felt = (index: number) => [MEAL_FEELINGS[index % MEAL_FEELINGS.length] ?? 'fine']
    const meals = LOGGED.meals.map((meal, index) => ({ ...meal, felt: felt(index) }))
    const shown = insights({ ...LOGGED, meals, period: '30_days' })
    const pdf = await printer.print(reportDocument(contentOf([], paper, shown), NAME, 'full'))
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
    expect(text.replaceAll(/\s+/gu, ' ')).toMatch(
      /Of 90 meals you told about, 15 sat well, 15 brought nausea, 15 came back up, 15 brought dumping, 15 brought reflux and 15 got stuck\./u,
    )
  })

  it.each(['30_days', '90_days', '6_months'] as const)('fills 2 or 3 pages with %s', async (period) => {
    const shown = insights({ ...LOGGED, period })
    const pdf = await printer.print(reportDocument(contentOf([], paper, shown), NAME, 'full'))
    const { numPages } = await getDocumentProxy(new Uint8Array(pdf))
    expect([2, 3]).toContain(numPages)
  })

  it.each(['30_days', '90_days', '6_months'] as const)(
    'begins with the page for the clinic, as it also is alone, with %s',
    async (period) => {
      const shown = insights({ ...LOGGED, period })
      const [full, alone] = await Promise.all(
        (['full', 'clinic'] as const).map(async (version) => {
          const pdf = await printer.print(reportDocument(contentOf([], paper, shown), NAME, version))
          return (await extractText(await getDocumentProxy(new Uint8Array(pdf)))).text
        }),
      )
      const words = (page = '') => page.replaceAll(/\s+/gu, ' ').replaceAll(/ ?Page 1 of \d ?/gu, '')
      expect(alone).toHaveLength(1)
      expect(words(full?.[0])).toBe(words(alone?.[0]))
      expect(full?.[1]).toContain('In short')
    },
  )

  it.each([0, CONCERN_IDS.length])('has one page for the clinic, with %s concerns', async (count) => {
    const longest = CONCERN_IDS.map((id) => concernOf(id)).sort((a, b) => b.text.length - a.text.length)
    const felt = MEAL_FEELINGS.filter((feeling) => feeling !== 'fine')
    const meals = LOGGED.meals.map((meal) => ({ ...meal, felt }))
    const shown = { ...insights({ ...LOGGED, meals, period: '6_months' }), concerns: longest.slice(0, count) }
    const content = { ...contentOf(times('ok'), paper, shown), recoveryDays: [ANSWERED] }
    const pdf = await printer.print(reportDocument(content, 'Œ'.repeat(100), 'clinic'))
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
    expect(text).toHaveLength(1)
    const page = text.join(' ').replaceAll(/\s+/gu, ' ')
    expect(page).toContain('Symptoms after meals nausea 546 times, last Nov 20 · vomiting 546 times')
    expect(page).toContain('First days, last answer (Nov 20) vomiting: once · pain: better · heart rate: 88')
    expect(page).toContain('Medicines, allergies: ____')
  })

  it.each([NAME, null, 'Œ'.repeat(100)])('has one page for the clinic, named %s', async (name) => {
    const pdf = await printer.print(reportDocument(contentOf(times('ok'), paper), name, 'clinic'))
    expect((await getDocumentProxy(new Uint8Array(pdf))).numPages).toBe(1)
  })
})

describe('a report', () => {
  const said = (name: string | null, version: 'full' | 'clinic') =>
    JSON.stringify(reportDocument(contentOf([], 'letter'), name, version).content)

  it.each(['full', 'clinic'] as const)('bears the name of whom it is about (%s)', (version) => {
    expect(said('Zoë O’Neil-Şahin', version)).toContain('Zoë O’Neil-Şahin')
    expect(said(NAME, version)).not.toContain('Name: __')
  })

  it.each([null, '', '  ', '李雷', 'Maria 🌸'])('leaves a line for a pen where the name is %p', (name) => {
    expect(said(name, 'full')).toContain('Name: ____')
    expect(said(name, 'clinic')).toContain('Name: ____')
  })
})

describe('a report with something that wants talking about', () => {
  it.each(['full', 'clinic'] as const)('begins with it, below who it is about (%s)', (version) => {
    const said = concernOf('dry_day')
    const { content } = reportDocument(
      contentOf([], 'letter', { ...everyDay, concerns: [said] }),
      NAME,
      version,
    )
    const places = [said.title, 'Key figures', 'Figure'].map((words) =>
      content.findIndex((block) => JSON.stringify(block).includes(words)),
    )
    expect(places[0]).toBeGreaterThan(0)
    expect(places.slice(1).every((place) => place === -1 || place > (places[0] ?? 0))).toBe(true)
  })
})

const PERIODS = ['30_days', '90_days', '6_months'] as const
const PAPERS = [...PERIODS.map((period) => [period, 'letter'] as const), ['90_days', 'a4'] as const]
const pagesOf = (content: ReportContent, name: string) => printedPages(printer, content, name)

describe.each(Object.entries(REPORT_PEOPLE))('the report of %s', (_who, logged: ReportPerson) => {
  it.each(PAPERS)(
    'has 2 or 3 pages, the first alone for the clinic and the last not almost empty: %s on %s',
    async (period, paper) => {
      const pages = await pagesOf(reportOf(logged, { period, paper }), 'Œ'.repeat(100))
      expect([2, 3]).toContain(pages.length)
      expect(pages[0]?.text).toContain('Progress summary for the clinic')
      expect(pages[1]?.text).toContain('In short')
      for (const { used } of pages.slice(1)) expect(used).toBeGreaterThan(0.3)
      // What is not the last page is full.
      for (const { used } of pages.slice(1, -1)) expect(used).toBeGreaterThan(0.75)
    },
  )
})

describe('a report of very much', () => {
  const fullest = (period: (typeof PERIODS)[number]) =>
    reportOf(FULLEST, {
      period,
      paper: 'letter',
    })

  it('names a plate of thirty foods in two lines', async () => {
    const [, ...pages] = await pagesOf(fullest('30_days'), NAME)
    const text = pages.map((page) => page.text).join(' ')
    expect(text).toMatch(/Œ\s*…/u)
    // Its long words push no column off the page.
    expect(text).toMatch(/Points[^]*Œ[^]*Nov [^]* g /u)
    expect(text.match(/Œ/gu)?.length).toBeLessThan(300)
  })

  it('says how many concerns are not in it', async () => {
    const text = (await pagesOf(fullest('6_months'), NAME)).map((page) => page.text).join(' ')
    expect(text).toMatch(/\d+ more things to talk about are in the app\./u)
  })
})
