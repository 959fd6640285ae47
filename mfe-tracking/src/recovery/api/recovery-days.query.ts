import { queryKeys, unwrap } from '@gb/api-client'
import { mergePending } from '@gb/device'
import { useDayOf, usePendingEntries } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { recoveryReader, toEntries } from './recovery.mapper'

/** The first days as they are shown: what is stored, newest first, and what is on its way. */
export function useRecoveryDays(userId: string) {
  const api = useApi()
  const dayOf = useDayOf()
  const pending = usePendingEntries('recovery')
  const read = useQuery({
    queryKey: queryKeys.recovery(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/recovery-history/{user_id}', { params: { path: { user_id: userId } }, signal })),
    select: toEntries,
  })
  const stored = { entries: read.data ?? [], readAt: read.dataUpdatedAt }
  return {
    days: mergePending(stored, pending, recoveryReader(dayOf)),
    isUnread: read.isError && read.data === undefined,
    isFetching: read.isFetching,
    refetch: () => void read.refetch(),
  }
}

export type RecoveryDays = ReturnType<typeof useRecoveryDays>
