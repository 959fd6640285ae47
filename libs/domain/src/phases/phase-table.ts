import type { Gender } from '../person/person.js'
import { CLEAR_DAYS } from './clear-days.js'
import { LIVER_DIET_DAYS } from './liver-diet-days.js'
import type { PhaseKey } from './phase-keys.js'

/** 'formula' is the protein formula of health-rules 2.2; a number is the goal itself; null is no goal. */
export type PhaseProtein = number | null | 'formula'

/** One row of the table. Day 0 is the day of surgery. */
export interface Phase {
  /** The phase as the wire names it; two rows share `regular`. */
  readonly key: PhaseKey
  /** The row: `regular` is an early and a late one. */
  readonly stage: Exclude<PhaseKey, 'regular'> | 'regular_early' | 'regular_late'
  /** The name a person reads. */
  readonly name: string
  /** First day, inclusive; null is "since ever". */
  readonly fromDay: number | null
  /** Last day, inclusive; null is "without end". */
  readonly toDay: number | null
  /** Energy of a day in kcal, before the activity of health-rules 2.1; null is no target. */
  readonly kcal: number | null | Readonly<Record<Gender, number>>
  /** Protein of a day in g. */
  readonly proteinG: PhaseProtein
  /** The most protein the formula may ask of a day in this phase, in g. */
  readonly proteinMaxG: number | null
  /** Carbohydrate of a day in g; null is no target. */
  readonly carbsG: number | null
  /** Fluids of a day in US fl oz. */
  readonly fluidOz: number
  /** Protein of one meal in g. */
  readonly mealProteinG: number
  /** Energy of one meal in kcal; null is no budget. */
  readonly mealKcal: number | null
  /** What one meal may weigh in g; null is no limit. */
  readonly mealMaxG: number | null
}

/** The phases in order, without a gap. Source: health-rules 1.1 [own], names and data. */
export const PHASES: readonly Phase[] = [
  {
    key: 'preop_far',
    stage: 'preop_far',
    name: 'More than 14 days before',
    fromDay: null,
    toDay: -LIVER_DIET_DAYS - 1,
    kcal: null,
    proteinG: 60,
    proteinMaxG: null,
    carbsG: null,
    fluidOz: 64,
    mealProteinG: 20,
    mealKcal: null,
    mealMaxG: null,
  },
  {
    key: 'preop',
    stage: 'preop',
    name: 'Before surgery, liver diet',
    fromDay: -LIVER_DIET_DAYS,
    toDay: -1,
    kcal: 1000,
    proteinG: 70,
    proteinMaxG: null,
    carbsG: 100,
    fluidOz: 64,
    mealProteinG: 20,
    mealKcal: 350,
    mealMaxG: null,
  },
  {
    key: 'clear',
    stage: 'clear',
    name: 'Clear liquids',
    fromDay: CLEAR_DAYS.from,
    toDay: CLEAR_DAYS.to,
    kcal: null,
    proteinG: null,
    proteinMaxG: null,
    carbsG: null,
    fluidOz: 48,
    mealProteinG: 0,
    mealKcal: 60,
    mealMaxG: 120,
  },
  {
    key: 'full',
    stage: 'full',
    name: 'Full liquids',
    fromDay: 2,
    toDay: 13,
    kcal: 500,
    proteinG: 60,
    proteinMaxG: null,
    carbsG: 35,
    fluidOz: 64,
    mealProteinG: 10,
    mealKcal: 170,
    mealMaxG: 300,
  },
  {
    key: 'puree',
    stage: 'puree',
    name: 'Puree',
    fromDay: 14,
    toDay: 27,
    kcal: 600,
    proteinG: 60,
    proteinMaxG: null,
    carbsG: 40,
    fluidOz: 64,
    mealProteinG: 12,
    mealKcal: 130,
    mealMaxG: 90,
  },
  {
    key: 'soft',
    stage: 'soft',
    name: 'Soft food',
    fromDay: 28,
    toDay: 55,
    kcal: 800,
    proteinG: 'formula',
    proteinMaxG: 70,
    carbsG: 50,
    fluidOz: 64,
    mealProteinG: 15,
    mealKcal: 200,
    mealMaxG: 150,
  },
  {
    key: 'regular',
    stage: 'regular_early',
    name: 'Regular foods, first year',
    fromDay: 56,
    toDay: 179,
    kcal: 1000,
    proteinG: 'formula',
    proteinMaxG: null,
    carbsG: 75,
    fluidOz: 64,
    mealProteinG: 20,
    mealKcal: 350,
    mealMaxG: 250,
  },
  {
    key: 'regular',
    stage: 'regular_late',
    name: 'Regular foods, first year',
    fromDay: 180,
    toDay: 364,
    kcal: 1200,
    proteinG: 'formula',
    proteinMaxG: null,
    carbsG: 100,
    fluidOz: 64,
    mealProteinG: 20,
    mealKcal: 350,
    mealMaxG: 250,
  },
  {
    key: 'maintenance',
    stage: 'maintenance',
    name: 'Maintenance',
    fromDay: 365,
    toDay: null,
    kcal: { female: 1300, male: 1500 },
    proteinG: 'formula',
    proteinMaxG: null,
    carbsG: 125,
    fluidOz: 64,
    mealProteinG: 20,
    mealKcal: 400,
    mealMaxG: 250,
  },
]
