import { useLateRules } from '../../shared/rules/use-late-rules'
import { useSurgeryDate } from '../../shared/surgery-date.query'

/**
 * The goal of a day by the profile, in oz: for a day that the server has not answered for. null while not known.
 * @param isNeeded the day has no answer
 */
export function useFluidGoal(userId: string, day: string, isNeeded: boolean): number | null {
  const rules = useLateRules(isNeeded)
  const surgeryDate = useSurgeryDate(userId)
  return surgeryDate === undefined || rules === null ? null : rules.fluidGoalOz(surgeryDate, day)
}
