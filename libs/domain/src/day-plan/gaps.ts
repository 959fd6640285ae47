import type { FluidType, VitaminName } from '../entries/entry-choices.js'
import { DRINKS_FROM_MEALS_MINUTES, MINERALS_APART_HOURS } from '../thresholds/keep-apart.js'

/** What a day is laid out from, as far as one thing keeps away from another. `vitamin` keeps away from nothing. */
export const PLAN_KINDS = [
  'meal',
  'drink',
  'coffee_tea',
  'calcium',
  'iron',
  'multivitamin',
  'vitamin',
] as const
export type PlanKind = (typeof PLAN_KINDS)[number]

/** Something at an instant, in ms. */
export interface PlanEvent {
  readonly kind: PlanKind
  readonly at: number
}

const MINUTE_MS = 60_000
const MINERALS_MINUTES = MINERALS_APART_HOURS * 60

type Gaps = Readonly<Partial<Record<PlanKind, Readonly<Partial<Record<PlanKind, number>>>>>>

/**
 * Minutes from the first to the next. Source: health-rules 3.4 (calcium and iron, iron and coffee or tea, iron and
 * milk, which a meal may hold), 3.1 (a multivitamin may hold iron; calcium in several doses), 5 (meals and drinks) and
 * wire-rules 4 (meals at least 2 h apart). An empty stomach for iron: 2 h after a meal and 1 h before the next one.
 */
const GAPS: Gaps = {
  calcium: {
    calcium: MINERALS_MINUTES,
    iron: MINERALS_MINUTES,
    multivitamin: MINERALS_MINUTES,
  },
  iron: { calcium: MINERALS_MINUTES, coffee_tea: 120, meal: 60 },
  multivitamin: { calcium: MINERALS_MINUTES },
  coffee_tea: { iron: 60, meal: DRINKS_FROM_MEALS_MINUTES },
  drink: { meal: DRINKS_FROM_MEALS_MINUTES },
  meal: { meal: 120, iron: 120, drink: DRINKS_FROM_MEALS_MINUTES, coffee_tea: DRINKS_FROM_MEALS_MINUTES },
}

/** How long to wait after the first with the second, in ms; 0 when they get along. */
export const gapMs = (first: PlanKind, second: PlanKind): number => (GAPS[first]?.[second] ?? 0) * MINUTE_MS

/** Whether two things stand too close, whichever comes first. At one instant either order counts. */
export const collide = (a: PlanEvent, b: PlanEvent): boolean => {
  if (a.at === b.at) return gapMs(a.kind, b.kind) > 0 || gapMs(b.kind, a.kind) > 0
  const [first, second] = a.at < b.at ? [a, b] : [b, a]
  return second.at - first.at < gapMs(first.kind, second.kind)
}

const KIND_OF_VITAMIN: Record<VitaminName, PlanKind> = {
  Multivitamin: 'multivitamin',
  'Calcium Citrate': 'calcium',
  'Vitamin B12': 'vitamin',
  Iron: 'iron',
  'Vitamin D3': 'vitamin',
  Other: 'vitamin',
}

/** What a vitamin of the form is in the plan. */
export const kindOfVitamin = (vitaminName: VitaminName): PlanKind => KIND_OF_VITAMIN[vitaminName]

/** What a drink is in the plan. */
export const kindOfDrink = (fluidType: FluidType): PlanKind =>
  fluidType === 'coffee' || fluidType === 'tea' ? 'coffee_tea' : 'drink'
