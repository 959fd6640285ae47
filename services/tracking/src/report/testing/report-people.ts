import {
  addDays,
  CONCERN_IDS,
  concernOf,
  concernsForOthers,
  fitNotes,
  insights,
  insightSummary,
  type LoggedDrink,
  type LoggedMeal,
  type LoggedMood,
  MEAL_FEELINGS,
  type RecoveryDay,
  type ReportPaper,
  type ReportPeriod,
  VITAMIN_NAMES,
} from '@gb/domain'
import type { ReportContent } from '../report-content.js'
import { ENGLISH, type PaperSpeech } from '../speech.js'

/** The last day of every report here. */
export const TODAY = '2026-11-20'

const daysUntilToday = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(TODAY, index - count + 1))

const PERSON = {
  gender: 'female',
  heightInches: 64,
  activityLevel: 'light',
  surgeryDate: '2025-11-18',
  goalWeightLbs: 150,
  timeZone: 'UTC',
  dayStartsAt: 0,
} as const satisfies ReportContent['person']

/** What somebody has logged, and who it is. */
export interface ReportPerson {
  person: ReportContent['person']
  weighIns: Parameters<typeof insights>[0]['weighIns']
  meals: LoggedMeal[]
  drinks: LoggedDrink[]
  moods: LoggedMood[]
  vitaminDays: ReportContent['vitaminDays']
  recoveryDays: RecoveryDay[]
  concerns: Parameters<typeof insights>[0]['concerns']
}

const NOTHING: ReportPerson = {
  person: { ...PERSON, surgeryDate: null },
  weighIns: [],
  meals: [],
  drinks: [],
  moods: [],
  vitaminDays: [],
  recoveryDays: [],
  concerns: [],
}

interface Habits {
  /** The name of a meal. */
  mealName: (index: number) => string
  felt: LoggedMeal['felt']
}

const USUAL: Habits = { mealName: (index) => `Chicken breast, broccoli ${index % 9}`, felt: [] }

/** Something of everything on each of so many days, up to today. */
const everyDay = (count: number, { mealName, felt }: Habits = USUAL) => {
  const days = daysUntilToday(count)
  return {
    weighIns: days.map((day, index) => ({
      day,
      weightLbs: 190 + 60 * Math.exp(-(index + 365 - count) / 100) + (index % 3) * 0.4,
      isInitial: index === 0,
    })),
    meals: days.flatMap((day, index) =>
      (['breakfast', 'lunch', 'dinner'] as const).map((mealType, meal) => ({
        entryId: `${day} ${mealType}`,
        day,
        atMs: Date.parse(`${day}T${String(8 + 5 * meal).padStart(2, '0')}:00:00Z`),
        mealType,
        name: mealName(index),
        calories: 300,
        proteinG: 15 + (index % 12),
        rating: 'good' as const,
        ratingScore: 70 + (index % 20),
        isDrink: false,
        felt,
      })),
    ),
    drinks: days.map((day, index) => ({
      day,
      atMs: Date.parse(`${day}T08:10:00Z`),
      amountOz: 20 + (index % 20),
    })),
    moods: days.map((day, index) => ({ day, moodRating: 1 + (index % 10) })),
    vitaminDays: days.map((day) => ({
      day,
      taken: VITAMIN_NAMES.map((vitaminName) => ({ vitaminName, times: 2 })),
    })),
  }
}

const answersOf = (count: number): RecoveryDay[] =>
  daysUntilToday(count).map((day) => ({
    day,
    vomiting: 'once',
    pain: 'worse',
    pulseBpm: 104,
    pulseSkipped: false,
    temperature: 100.6,
    temperatureSkipped: false,
  }))

const ALL_CONCERNS = concernsForOthers(CONCERN_IDS.map((id) => concernOf(id)))
const EVERY_SYMPTOM = MEAL_FEELINGS.filter((feeling) => feeling !== 'fine')

const weeklyWeights = (count: number) =>
  daysUntilToday(count)
    .filter((_, index) => index % 7 === 0)
    .map((day, index) => ({ day, weightLbs: 262 - index / 2, isInitial: index === 0 }))

/** The most that a plate can hold. */
const LONGEST_MEAL = Array.from({ length: 30 }, (_, item) => `${'Œ'.repeat(118)}${item}`).join(', ')

/** Whose plates are as full as they can be, with every concern and every symptom. */
export const FULLEST: ReportPerson = {
  ...NOTHING,
  ...everyDay(365, { mealName: () => LONGEST_MEAL, felt: MEAL_FEELINGS.slice() }),
  person: { ...PERSON, goalWeightLbs: 90, highestWeightLbs: 300 },
  recoveryDays: answersOf(1),
  concerns: ALL_CONCERNS,
}

/** People of all kinds, by what they are called in the tests. */
export const REPORT_PEOPLE: Record<string, ReportPerson> = {
  'an empty account': NOTHING,
  'somebody before surgery': {
    ...NOTHING,
    person: { ...PERSON, surgeryDate: addDays(TODAY, 14) },
    weighIns: weeklyWeights(30),
    drinks: everyDay(9).drinks,
  },
  'somebody five days after surgery': {
    ...NOTHING,
    person: { ...PERSON, surgeryDate: addDays(TODAY, -5) },
    weighIns: weeklyWeights(9),
    drinks: everyDay(5).drinks,
    vitaminDays: everyDay(2).vitaminDays,
    recoveryDays: answersOf(5),
  },
  'somebody with ten days': {
    ...NOTHING,
    ...everyDay(10),
    person: { ...PERSON, surgeryDate: addDays(TODAY, -40) },
  },
  'somebody with a month': {
    ...NOTHING,
    ...everyDay(30),
    person: { ...PERSON, surgeryDate: addDays(TODAY, -70) },
  },
  'somebody with a season': {
    ...NOTHING,
    ...everyDay(95),
    person: { ...PERSON, surgeryDate: addDays(TODAY, -120) },
  },
  'somebody with a year': { ...NOTHING, ...everyDay(365), person: PERSON },
  'somebody with a year, every concern and every symptom': {
    ...NOTHING,
    ...everyDay(365, { ...USUAL, felt: EVERY_SYMPTOM }),
    person: { ...PERSON, goalWeightLbs: 90, highestWeightLbs: 300 },
    recoveryDays: answersOf(1),
    concerns: ALL_CONCERNS,
  },
  'somebody pregnant with a year and one concern': {
    ...NOTHING,
    ...everyDay(365),
    person: { ...PERSON, isPregnant: true, highestWeightLbs: 300 },
    concerns: ALL_CONCERNS.slice(-1),
  },
  'somebody whose plates are as full as they can be': FULLEST,
}

/** Which report, and how it is said. */
interface Wanted {
  period: ReportPeriod
  paper: ReportPaper
  texts?: readonly string[]
  speech?: PaperSpeech
}

/** What the report of a person says. */
export const reportOf = (
  logged: ReportPerson,
  { period, paper, texts = [], speech = ENGLISH }: Wanted,
): ReportContent => {
  const { person, vitaminDays, recoveryDays, ...input } = logged
  const found = insights({ ...input, person, today: TODAY, period })
  const isShown = ({ day }: { day: string }) => day >= found.from
  const printed = fitNotes(texts).map((fit) => ({ ...fit, day: TODAY, kind: 'vitamin' as const }))
  return {
    report: {
      reportId: '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
      period,
      from: found.from,
      to: TODAY,
      paper,
      weightUnit: 'lbs',
      noteEntryIds: [],
      createdAt: new Date(`${TODAY}T12:00:00Z`),
    },
    person,
    insights: found,
    summary: insightSummary(found, 'lbs', speech),
    speech,
    vitaminDays: vitaminDays.filter(isShown),
    moodDays: logged.moods
      .filter(isShown)
      .map(({ day, moodRating }, index) => ({ day, mood: moodRating, energy: 1 + (index % 7) })),
    recoveryDays: recoveryDays.filter(isShown),
    notes: { printed, leftOut: texts.length - printed.length },
  }
}
