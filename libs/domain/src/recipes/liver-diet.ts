import type { PhaseKey } from '../phase-table.js'
import { phaseOfKey } from '../phases.js'

const before = phaseOfKey('preop_far')

/** How many days before surgery the liver diet may begin at the earliest. */
const FIRST_DAY = Math.abs(phaseOfKey('preop').fromDay ?? 0)

const UNTIL_THEN = `There is no meal plan to follow yet: the liver diet is for the last ${FIRST_DAY} days before surgery, under your dietitian. Until then practice eating slowly, cut down on fizzy drinks and caffeine, and aim for ${before.proteinG} g of protein and ${before.fluidOz} oz of fluids a day.`
const UNDER_DIETITIAN =
  'Follow this liver diet only under your dietitian, who sets how strict it is and how long it lasts.'
const SUGAR_MEDICINE =
  'If you take insulin or a sulfonylurea (diabetes pills such as glipizide, glimepiride or glyburide), call your team before you start: your blood sugar can drop too low.'

/**
 * What must stand above the meal plans of a phase, a sentence each: before the liver diet what to do until then, with it
 * both of its warnings; nothing in other phases. In code and not among the texts that an operator edits, because no plan
 * may ever come without it. Source: clinical 1.1 and 1.3.
 */
export const mealPlanCautions = (phase: PhaseKey | null): readonly string[] => {
  if (phase === 'preop_far') return [UNTIL_THEN]
  return phase === 'preop' ? [UNDER_DIETITIAN, SUGAR_MEDICINE] : []
}
