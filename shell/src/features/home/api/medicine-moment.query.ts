import { queryKeys, unwrap } from '@gb/api-client'
import { type MedicineMoment, medicineMoment } from '@gb/domain'
import { pagesOf, useLocalDay } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useProfileRead } from '../../../shared/profile.query'

/** Why medicines are worth a question today; null when they are not, undefined while that is not known. */
export function useMedicineMoment(userId: string): MedicineMoment | null | undefined {
  const today = useLocalDay()
  const profile = useProfileRead()
  const lost = useLostWeight(userId)
  // What could not be read once is tried again, but nothing on Home waits for that.
  const isWaiting = [profile, lost].some(({ isLoading, failureCount }) => isLoading && failureCount === 0)
  if (profile.data === undefined) return isWaiting ? undefined : null
  const moment = medicineMoment(profile.data.surgery_date, today, lost.data ?? null)
  return moment === null && isWaiting ? undefined : moment
}

/** The weight that the loss is counted from and the latest, lbs; null while no loss is shown. It is read with the card's weights. */
function useLostWeight(userId: string) {
  const { api } = useHost()
  return useInfiniteQuery({
    queryKey: queryKeys.weightHistory(userId),
    ...pagesOf((query, signal) =>
      unwrap(
        api.GET('/api/weight-history/{user_id}', { params: { path: { user_id: userId }, query }, signal }),
      ),
    ),
    enabled: userId !== '',
    select: ({ pages: [page] }) =>
      page?.lost_since == null || page.current_weight_lbs === null
        ? null
        : { startLbs: page.lost_since.weight_lbs, currentLbs: page.current_weight_lbs },
  })
}
