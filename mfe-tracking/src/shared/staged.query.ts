import type { StagedPerson } from '@gb/domain'
import { stagedOf } from '@gb/entries'
import { useMemo } from 'react'
import { useOwnProfile } from './surgery-date.query'

/** Of whom a phase is asked: the surgery date and the clinic's own plan; undefined while it is not known. */
export function useStaged(userId: string): StagedPerson | undefined {
  const profile = useOwnProfile(userId)
  return useMemo(() => profile && stagedOf(profile), [profile])
}
