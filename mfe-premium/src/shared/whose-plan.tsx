import { Text } from '@gb/ui'
import { useFromClinic, usePhase } from './api/phase.query'
import { useWhosePlan } from './plan-words'

/** Whose plan the food stage of today follows; nothing without a stage. */
export function WhosePlan({ userId }: { userId: string }) {
  const { data: phase } = usePhase(userId)
  const { data: fromClinic } = useFromClinic(userId)
  const whosePlan = useWhosePlan()
  if (phase == null || fromClinic === undefined) return null
  return (
    <Text size="small" tone="muted">
      {whosePlan(fromClinic)}
    </Text>
  )
}
