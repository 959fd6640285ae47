import { daysBetween } from '../days/days.js'
import { isWithin } from '../measures/limit.js'
import { CLINIC_STAGE_DAY } from './clinic-limits.js'
import { CLINIC_STAGES, type ClinicPlan, type ClinicStage, type StagedPerson } from './clinic-plan.js'

/** The first days of a plan that were given, as days after surgery. */
export type StageDays = Partial<Record<ClinicStage, number>>

/** The given first days of a plan, counted from a day of surgery. */
export const stageDays = (plan: ClinicPlan, surgeryDate: string): StageDays =>
  Object.fromEntries(
    CLINIC_STAGES.flatMap((stage) => {
      const day = plan[`${stage}From`]
      return day === null ? [] : [[stage, daysBetween(surgeryDate, day)]]
    }),
  )

/**
 * The first days of the clinic that hold, as days after surgery; none where there are none. All of them step back together
 * when one lies where none can: the day of surgery was changed, and the dates are those of another one.
 * Source: health-rules 1.4.
 */
export const standingDays = ({ surgeryDate, clinicPlan }: StagedPerson): StageDays => {
  if (surgeryDate === null || clinicPlan == null) return {}
  const days = stageDays(clinicPlan, surgeryDate)
  const fits = CLINIC_STAGES.every((stage) => {
    const day = days[stage]
    return day === undefined || isWithin(day, CLINIC_STAGE_DAY[stage])
  })
  return fits ? days : {}
}
