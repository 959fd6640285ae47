import { isUsualClearDay } from '@gb/domain'
import { useLocalDay } from '@gb/entries'
import { useLateRules } from '../../shared/rules/use-late-rules'
import { useOwnProfile } from '../../shared/surgery-date.query'

/**
 * Whether today is a day of sips only: there is no plan then. The clinic's own plan comes first; few have one, and its
 * rules come when they are needed. Source: health-rules 1.4 and 9b.11.
 */
export function useIsSipsOnly(userId: string): boolean {
  const today = useLocalDay()
  const profile = useOwnProfile(userId)
  const rules = useLateRules(profile?.clinic_plan != null)
  if (profile === undefined) return false
  return rules === null
    ? isUsualClearDay(profile.surgery_date ?? null, today)
    : rules.isClearDay(rules.stagedOf(profile), today)
}
