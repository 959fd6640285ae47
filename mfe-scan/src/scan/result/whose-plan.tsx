import { queryKeys, unwrap } from '@gb/api-client'
import { phaseOn } from '@gb/domain'
import { stagedOf, useLocalDay, useMessages } from '@gb/entries'
import { useApi, useSession } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { usePlanWords } from '../../shared/plan/plan-words'
import { resultCatalog } from './messages/generated/result'

/** For which food stage a plate is rated today, and whose plan that stage follows; nothing where it is not known. */
export function WhosePlan() {
  const { userId } = useSession()
  return userId === null ? null : <PlanOf userId={userId} />
}

function PlanOf({ userId }: { userId: string }) {
  const api = useApi()
  const today = useLocalDay()
  const words = useMessages(resultCatalog)
  const plan = usePlanWords()
  const { data: person } = useQuery({
    queryKey: queryKeys.profile(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/profile/{user_id}', { params: { path: { user_id: userId } }, signal })),
    select: stagedOf,
  })
  const phase = person === undefined ? null : phaseOn(person, today)
  return phase === null ? null : (
    <span>{words.whosePlan({ stage: plan.phase(phase.key), plan: plan.whose(phase.fromClinic) })}</span>
  )
}
