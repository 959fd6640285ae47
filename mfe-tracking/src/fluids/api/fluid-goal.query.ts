import { useOwnProfile } from '../../shared/surgery-date.query'
import { useLateRules } from '../../shared/rules/use-late-rules'

/**
 * The goal of a day by the profile, in oz: for a day that the server has not answered for. null while not known.
 * @param isNeeded the day has no answer
 */
export function useFluidGoal(userId: string, day: string, isNeeded: boolean): number | null {
  const rules = useLateRules(isNeeded)
  const profile = useOwnProfile(userId)
  return profile === undefined || rules === null ? null : rules.fluidGoalOz(rules.stagedOf(profile), day)
}
