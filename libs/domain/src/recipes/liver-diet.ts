import { medicinesAt } from '../body/medicines.js'
import type { PhaseKey } from '../phases/phase-keys.js'
import { phaseOfKey } from '../phases/phases.js'

const before = phaseOfKey('preop_far')

/** How many days before surgery the liver diet may begin at the earliest. */
const FIRST_DAY = Math.abs(phaseOfKey('preop').fromDay ?? 0)

const UNTIL_THEN = `There is no meal plan to follow yet: the liver diet is for the last ${FIRST_DAY} days before surgery, under your dietitian. Until then practice eating slowly, cut down on fizzy drinks and caffeine, and aim for ${before.proteinG} g of protein and ${before.fluidOz} oz of fluids a day.`
const UNDER_DIETITIAN =
  'Follow this liver diet only under your dietitian, who sets how strict it is and how long it lasts.'
const SUGAR_MEDICINE =
  'If you take insulin or a sulfonylurea (diabetes pills such as glipizide, glimepiride or glyburide), call your team before you start: your blood sugar can drop too low.'
const OTHER_MEDICINES = `Before you start, also ask the person who prescribes them about: ${medicinesAt(
  'before_surgery',
)
  .filter(({ id }) => id !== 'sugar')
  .map(({ medicines, why }) => `${medicines}: ${why}`)
  .join('. ')}. Keep taking them as prescribed until they tell you otherwise.`

const SIPS_ONLY =
  'There is nothing to plan on the day of surgery and the day after: only sips of clear liquids, as your team tells you. A usual pace is 1 to 2 oz over 15 minutes. Plans begin when your team lets you go on to full liquids.'
const GROWING =
  'Portions start very small and grow week by week, so the first days have fewer calories. Protein comes first. Stop at the first sign of fullness, even with food on the plate. Go on only when there is no nausea or vomiting.'

const TO_KEEP =
  'Your weight is low for your height, so these plans are made to keep it, not to lose more. Please ask your team how much is right for you.'

/**
 * What must stand above the meal plans of a phase, a sentence each: before the liver diet what to do until then, with it
 * all of its warnings, on the days of sips that there is no plan, and how portions grow while they do; nothing in other
 * phases but for who is light, whose plans are there to keep a weight. In code and not among the texts that an operator edits, because no plan may ever come without it.
 * Source: health-rules 1.1, 1.3, 9b.3, 9b.6 and 9b.11.
 */
export const mealPlanCautions = (phase: PhaseKey | null, isLight = false): readonly string[] => {
  if (phase === 'preop_far') return [UNTIL_THEN]
  if (phase === 'clear') return [SIPS_ONLY]
  if (phase === 'puree' || phase === 'soft') return [GROWING]
  if (phase === 'preop') return [UNDER_DIETITIAN, SUGAR_MEDICINE, OTHER_MEDICINES]
  return isLight ? [TO_KEEP] : []
}
