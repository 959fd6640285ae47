import {
  addDays,
  type ConcernId,
  concernInWords,
  concerns,
  dailyGoals,
  type GoalPerson,
  insightSummary,
  mealPlanBasis,
  mealPlanCautions,
  PREGNANCY_ADVICE,
  phaseOn,
} from '@gb/domain'
import { judgeMeal } from '@gb/food-analysis'
import { CONCERNED_PEOPLE, TODAY } from './concerned-people.js'
import { numbersOf } from './concerns.js'
import type { SafetyPart } from './part.js'
import { textProblems } from './no-less-texts.js'
import { laidPlates } from './plates.js'

/** What urges to less food, to less energy, or to a loss. */
const URGES =
  /\b(?:los(?:e|ing) (?:weight|\d)|smaller (?:portion|plate|glass|meal)|smaller or|leaner|low-(?:fat|calorie)|lighter meal|eat less|less food|pour less|more energy than|stay under|next step|go(?:ne)? down more)\b/i

/** Days after surgery on which each phase and each half of the first year is looked at. */
const DAYS = [-20, -7, 0, 5, 20, 40, 70, 200, 400, 900] as const
/** From here on food is regular, and its energy is one of losing or of keeping. */
const REGULAR_FROM_DAY = 56

interface Walked {
  readonly who: string
  readonly isPregnant: boolean
  /** lbs, at 5'4". */
  readonly currentWeightLbs: number
}

/** Who is to lose no more: a BMI of 18.0, one of 19.7, and a pregnancy at a usual weight. */
const WALKED: readonly Walked[] = [
  { who: 'too light', isPregnant: false, currentWeightLbs: 105 },
  { who: 'light', isPregnant: false, currentWeightLbs: 115 },
  { who: 'pregnant', isPregnant: true, currentWeightLbs: 180 },
]

const goalPerson = (walked: Walked, day: number): GoalPerson => ({
  ...walked,
  gender: 'female',
  heightInches: 64,
  activityLevel: 'light',
  surgeryDate: addDays(TODAY, -day),
})

const urging = (where: string, sentences: readonly string[]): string[] =>
  sentences.flatMap((text) => (URGES.test(text) ? [`${where}: "${text}"`] : []))

/** Name of the phase, goals, and what a plan is made by, on one day. */
const dayProblems = (walked: Walked, day: number): string[] => {
  const person = goalPerson(walked, day)
  const where = `${walked.who}, day ${day}`
  const { calories, carbsG, fatG } = dailyGoals(person, TODAY)
  const plan = mealPlanBasis(person, TODAY)
  const isSizedToLose = plan.planPhase === 'regular' || (plan.goals.calories ?? Infinity) < 1300
  return [
    ...urging(where, [
      phaseOn(person, TODAY)?.name ?? '',
      ...(walked.isPregnant ? [PREGNANCY_ADVICE] : mealPlanCautions(plan.phase, true)),
    ]),
    ...(calories === null && carbsG === null && fatG === null ? [] : [`${where}: has a goal to stay under`]),
    ...(day >= REGULAR_FROM_DAY && plan.planPhase !== null && isSizedToLose
      ? [`${where}: is planned for as somebody who loses`]
      : []),
  ]
}

/** What every plate of the lists says to somebody. A rating cannot know every concern: that is asked of all of them. */
const plateProblems = async (): Promise<string[]> => {
  const plates = await laidPlates()
  const said = (who: string, isPregnant: boolean, isLight: boolean) =>
    plates.flatMap(({ plate, items, surgeryDate, day }) => {
      const { rating } = judgeMeal({
        items,
        surgeryDate,
        day,
        confidence: 'high',
        mealType: 'snack',
        isPregnant,
        isLight,
      })
      return urging(`${who}, ${plate}`, [...rating.reasons, ...rating.recommendations])
    })
  return [
    ...said('pregnant', true, false),
    ...said('light', false, true),
    ...said('eats very little', false, false),
  ]
}

const LOW: readonly ConcernId[] = ['too_light', 'able_to_eat', 'eating_words', 'all_logged', 'low_protein']

const WEEKS = Array.from({ length: 13 }, (_, week) => ({ week, day: addDays(TODAY, -7 * (12 - week)) }))
const FALLING = WEEKS.map(({ week, day }) => ({
  day,
  weightLbs: 200 - (week * week) / 5,
  isInitial: week === 0,
}))
const BRIGHTER = WEEKS.map(({ week, day }) => ({ day, moodRating: 3 + Math.floor(week / 2) }))

/** Whether the check above can see the sentence at all: beside nothing serious it is there. */
export const saysMoodAndWeight = (): string =>
  CONCERNED_PEOPLE.flatMap(({ input }) => {
    const sentence = numbersOf({ ...input, weighIns: FALLING }, [], BRIGHTER).moodCorrelation.value?.sentence
    return sentence === undefined ? [] : [sentence]
  }).find((sentence) => URGES.test(sentence)) ?? ''

/** What analytics and report say beside a concern of weight or food, or in a pregnancy. */
const summaryProblems = (): string[] =>
  CONCERNED_PEOPLE.flatMap(({ who, input }) => {
    const found = concerns(input)
    const isLow = found.some(({ id }) => LOW.includes(id))
    if (!isLow && input.person.isPregnant !== true) return []
    const numbers = numbersOf(input, found)
    // The same beside three months in which a better mood goes with a faster fall.
    const falling = numbersOf({ ...input, weighIns: FALLING }, found, BRIGHTER)
    return urging(who, [
      ...found.map(concernInWords),
      ...insightSummary(numbers),
      ...numbers.improvementAreas.map(({ action }) => action),
      ...[numbers, falling].map(({ moodCorrelation }) => moodCorrelation.value?.sentence ?? ''),
    ])
  })

/** Everything that is said to who is too light, pregnant, or eats very little: nothing of it urges to less. */
export const NO_LESS: SafetyPart = {
  name: 'no-less',
  look: async () => {
    const ofDays = WALKED.flatMap((walked) => DAYS.flatMap((day) => dayProblems(walked, day)))
    const ofPlates = await plateProblems()
    const ofSummaries = summaryProblems()
    const ofTexts = textProblems()
    return {
      lines: [
        `days: ${ofDays.length} problems; plates: ${ofPlates.length}; analytics and report: ${ofSummaries.length}; fixed texts: ${ofTexts.problems.length} of ${ofTexts.read}`,
      ],
      problems: [...ofDays, ...ofPlates, ...ofSummaries, ...ofTexts.problems],
    }
  },
}
