import { whosePlan } from '@gb/domain'
import { Text } from '@gb/ui'
import { useFromClinic, usePhase } from './api/phase.query'

/** Whose plan the food stage of today follows; nothing without a stage. */
export function WhosePlan({ userId }: { userId: string }) {
  const { data: phase } = usePhase(userId)
  const { data: fromClinic } = useFromClinic(userId)
  if (phase == null || fromClinic === undefined) return null
  return (
    <Text size="small" tone="muted">
      {whosePlan(fromClinic)}
    </Text>
  )
}
