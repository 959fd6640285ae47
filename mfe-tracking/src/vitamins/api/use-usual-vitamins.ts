import { areVitaminsSettled, VITAMIN_NAMES, type VitaminName } from '@gb/domain'
import { useLocalDay } from '@gb/entries'
import { useLateRules } from '../../shared/rules/use-late-rules'
import { useOwnProfile } from '../../shared/surgery-date.query'

/**
 * What is usually taken today and may be proposed; null while it is not known. Few are so early that it is not all of
 * them, and the rules come when they are needed. Source: health-rules 1.4 and 3.1.
 */
export function useUsualVitamins(userId: string): readonly VitaminName[] | null {
  const today = useLocalDay()
  const profile = useOwnProfile(userId)
  const isSettled = profile !== undefined && areVitaminsSettled(profile.surgery_date ?? null, today)
  const rules = useLateRules(profile !== undefined && !isSettled)
  if (isSettled) return VITAMIN_NAMES
  return profile === undefined || rules === null ? null : rules.usualVitamins(rules.stagedOf(profile), today)
}
