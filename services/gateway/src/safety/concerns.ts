import {
  type Concern,
  concernInWords,
  concerns,
  concernsForOperators,
  type ConcernsInput,
  fluidNote,
  hasUrgentConcern,
  insights,
  type InsightsInput,
  insightSummary,
  weightConcerns,
} from '@gb/domain'
import { CONCERNED_PEOPLE, TODAY } from './concerned-people.js'
import type { SafetyPart } from './part.js'

const PRAISE = /well done|great|congratulations|you have reached/i
const TO_GOAL = /next step|reach your goal|reached your goal/i
const NOON_MS = 43_200_000

/** The numbers of a person as analytics and report make them. */
export const numbersOf = (
  { person, fluidDays, foodDays, weighIns }: ConcernsInput,
  found: readonly Concern[],
  moods: InsightsInput['moods'] = [],
) =>
  insights({
    person: { ...person, goalWeightLbs: person.goalWeightLbs ?? 0, gender: 'female', activityLevel: 'light' },
    period: '30_days',
    today: TODAY,
    weighIns,
    meals: foodDays.map(({ day, calories, proteinG }) => ({
      entryId: day,
      day,
      atMs: Date.parse(day) + NOON_MS,
      mealType: 'lunch' as const,
      name: 'Soup',
      calories,
      proteinG,
      rating: null,
      ratingScore: null,
      isDrink: false,
      felt: [],
    })),
    drinks: fluidDays.map(({ day, totalOz }) => ({ day, atMs: Date.parse(day), amountOz: totalOz })),
    moods,
    concerns: found,
  })

/** Whether every place says the same: list, logs, analytics, report. */
const disagreements = (who: string, input: ConcernsInput, found: readonly Concern[]): string[] => {
  const ids = found.map(({ id }) => id)
  const numbers = numbersOf(input, found)
  const summary = insightSummary(numbers)
  const isSerious = hasUrgentConcern(found)
  const operators = concernsForOperators(found).map(({ id }) => id)
  const fluids = fluidNote({
    days: input.fluidDays,
    today: TODAY,
    hour: input.hour,
    surgeryDate: input.person.surgeryDate,
  })
  const worry = found.find(({ topic, urgency }) => topic === 'fluids' && urgency !== 'kind')
  const area = numbers.improvementAreas.find(({ score }) => score === 'hydration_compliance')
  const checks: [boolean, string][] = [
    [fluids === null || ids.includes(fluids.code), 'Fluids says what the list does not'],
    [weightConcerns(input).every(({ id }) => ids.includes(id)), 'Weight says what the list does not'],
    [!worry || !area || area.action === worry.text, 'Analytics has a habit in place of the concern'],
    [
      !isSerious || numbers.projection.successChance.value === null,
      'a chance of success beside a serious concern',
    ],
    [!isSerious || !PRAISE.test(summary.join(' ')), 'praise beside a serious concern'],
    [!isSerious || !TO_GOAL.test(summary.join(' ')), 'a way to the goal beside a serious concern'],
    [
      found.every(
        ({ id, topic }) => topic === 'words' || operators.includes(id === 'crisis_words' ? 'low_mood' : id),
      ),
      'whoever answers a message does not see it',
    ],
    [!isSerious || numbers.projection.goalRange.value === null, 'a way to the goal beside a serious concern'],
    [
      found.every((concern) => concern.urgency === 'kind' || summary.includes(concernInWords(concern))),
      'the report does not say it',
    ],
  ]
  return checks.flatMap(([holds, what]) => (holds ? [] : [`${who}: ${what}`]))
}

/** Generated people, what they read first, and whether all places agree. */
export const CONCERNS: SafetyPart = {
  name: 'concerns',
  look: () => {
    const looks = CONCERNED_PEOPLE.map(({ who, input, first }) => {
      const found = concerns(input)
      const serious = found.filter(({ urgency }) => urgency !== 'kind')
      const reads = serious[0]?.id ?? null
      return {
        line: `${who}: ${serious.map(({ id }) => id).join(', ') || 'nothing'}`,
        problems: [
          ...(reads === first
            ? []
            : [`${who}: reads ${reads ?? 'nothing'} first, not ${first ?? 'nothing'}`]),
          ...disagreements(who, input, found),
        ],
      }
    })
    const problems = looks.flatMap((look) => look.problems)
    return {
      lines: [`${looks.length} people, ${problems.length} problems`, ...looks.map(({ line }) => line)],
      problems,
    }
  },
}
