import type { ClinicPart } from './clinic-plan.js'

/** Whose a plan is, where advice depends on it. Source: health-rules 1.4. */
export const WHOSE_PLAN = { clinic: "Your clinic's plan", guide: 'Based on our general guide' } as const

const PARTS: Readonly<Record<ClinicPart, string>> = {
  stage: 'stage',
  portion: 'meal size',
  protein: 'protein',
  fluids: 'fluids',
}

/** Whose plan one part follows. */
export const whosePart = (part: ClinicPart, fromClinic: readonly ClinicPart[]): string =>
  fromClinic.includes(part) ? "Based on your clinic's plan" : WHOSE_PLAN.guide

/** Whose a whole plan is: where the clinic says some of it, which parts are theirs. */
export const whosePlan = (fromClinic: readonly ClinicPart[]): string =>
  fromClinic.length === 0
    ? WHOSE_PLAN.guide
    : `${WHOSE_PLAN.clinic}: ${fromClinic.map((part) => PARTS[part]).join(', ')}. The rest: our general guide.`
