import { roundToStep, surgeryDayLbs, VITAMIN_NAMES, type VitaminName, WEIGHT_LBS } from '@gb/domain'
import type { ReportContent } from './report-content.js'

const RATING = { step: 0.1 } as const

const LOINC = 'http://loinc.org'
const OWN = 'urn:gastric-buddy:observation'
const UCUM = 'http://unitsofmeasure.org'

interface Kind {
  name: string
  system: string
  code: string
  display: string
  category: 'vital-signs' | 'survey'
  unit: string
  /** UCUM. */
  unitCode: string
}

const kind = (name: string, code: string, display: string, unit: string, unitCode: string): Kind => ({
  name,
  system: LOINC,
  code,
  display,
  category: 'survey',
  unit,
  unitCode,
})

const WEIGHT: Kind = { ...kind('weight', '29463-7', 'Body weight', 'lb', '[lb_av]'), category: 'vital-signs' }
const FLUIDS = kind('fluids', '75301-2', 'Fluid intake 24 hour Estimated', 'fl oz', '[foz_us]')
const CALORIES = kind('calories', '75298-0', 'Calorie intake 24 hour Estimated', 'kcal', 'kcal')
const PROTEIN: Kind = {
  ...kind('protein', 'protein-intake-24-hour', 'Protein intake 24 hour, estimated', 'g', 'g'),
  system: OWN,
}
// LOINC has no code for a self-rated mood or energy of 1 to 10, nor for how often a supplement was taken on a day.
const MOOD: Kind = {
  ...kind('mood', 'mood-1-to-10', 'Mood, 1 to 10, self-rated', 'of 10', '{score}'),
  system: OWN,
}
const ENERGY_LEVEL: Kind = {
  ...kind('energy-level', 'energy-level-1-to-10', 'Energy level, 1 to 10, self-rated', 'of 10', '{score}'),
  system: OWN,
}
const wordsOf = (vitamin: VitaminName): string => vitamin.toLowerCase().replaceAll(' ', '-')
const VITAMINS = new Map<VitaminName, Kind>(
  VITAMIN_NAMES.map((name) => [
    name,
    {
      ...kind(
        `vitamin-${wordsOf(name)}`,
        `supplement-taken-${wordsOf(name)}`,
        `${name === 'Other' ? 'Other vitamin' : name} taken, times in 24 hours`,
        'times',
        '{times}',
      ),
      system: OWN,
    },
  ]),
)

const observation = (of: Kind, day: string, value: number) => ({
  resourceType: 'Observation',
  id: `${of.name}-${day}`,
  status: 'final',
  category: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: of.category }] },
  ],
  code: { coding: [{ system: of.system, code: of.code, display: of.display }], text: of.display },
  // Whose data it is stays with whoever hands the file over: nothing here names anybody.
  subject: { display: 'The person who handed over this file' },
  effectiveDateTime: day,
  valueQuantity: { value, unit: of.unit, system: UCUM, code: of.unitCode },
})

/** The weight that everything is counted from, where it was told and not weighed in the period. */
const surgeryDay = (person: ReportContent['person'], { weightDays, to }: ReportContent['insights']) => {
  const { surgeryDate } = person
  const told = surgeryDayLbs(person, to)
  const isWeighed = weightDays.some(({ day }) => day === surgeryDate)
  return told === null || surgeryDate === null || isWeighed ? [] : [observation(WEIGHT, surgeryDate, told)]
}

/** The numbers of a report as FHIR R4 Observations, one for each day and kind, in a collection. */
export const fhirBundle = ({ report, insights, person, vitaminDays, moodDays }: ReportContent) => {
  const observations = [
    ...surgeryDay(person, insights),
    ...insights.weightDays.map(({ day, weightLbs }) =>
      observation(WEIGHT, day, roundToStep(weightLbs, WEIGHT_LBS)),
    ),
    ...insights.hydrationDays.map(({ day, totalOz }) => observation(FLUIDS, day, totalOz)),
    ...insights.nutritionDays.flatMap(({ day, proteinG, calories }) => [
      observation(PROTEIN, day, proteinG),
      observation(CALORIES, day, calories),
    ]),
    ...vitaminDays.flatMap(({ day, taken }) =>
      taken.flatMap(({ vitaminName, times }) => {
        const of = VITAMINS.get(vitaminName)
        return of ? [observation(of, day, times)] : []
      }),
    ),
    ...moodDays.flatMap(({ day, mood, energy }) => [
      observation(MOOD, day, roundToStep(mood, RATING)),
      observation(ENERGY_LEVEL, day, roundToStep(energy, RATING)),
    ]),
  ]
  return {
    resourceType: 'Bundle',
    id: report.reportId,
    type: 'collection',
    timestamp: report.createdAt.toISOString(),
    entry: observations.map((resource) => ({
      fullUrl: `urn:gastric-buddy:${report.reportId}:${resource.id}`,
      resource,
    })),
  }
}
