import { Card, Skeleton } from '@gb/ui'
import { ReadState } from '../shared/read-state'
import type { SectionProps } from '../shared/section'
import { usePhase } from '../shared/api/phase.query'
import { useSupplementGuide } from './api/supplement-guide.query'
import { GuideView } from './components/guide-view'
import { messages } from './messages'

/** The supplement guide, open at the schedule of the person's phase. */
export function Supplements({ userId }: SectionProps) {
  const guide = useSupplementGuide(userId)
  const phase = usePhase(userId)
  if (guide.data !== undefined && !phase.isPending)
    return <GuideView userId={userId} guide={guide.data} phase={phase.data ?? null} />
  return (
    <Card>
      <ReadState
        read={{ ...guide, data: undefined }}
        failure={messages.failure}
        loadingLabel={messages.loading}
        loading={<Skeleton height={420} shape="block" />}
      />
    </Card>
  )
}
