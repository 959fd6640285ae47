import { Card, Skeleton } from '@gb/ui'
import { usePhase } from '../shared/api/phase.query'
import { ReadState } from '../shared/read-state'
import type { SectionProps } from '../shared/section'
import { useTemplates } from './api/templates.query'
import { AllTemplates } from './components/all-templates'
import { messages } from './messages'

/** Meal-planning templates and tools. */
export function Planning({ userId }: SectionProps) {
  const templates = useTemplates(userId)
  const phase = usePhase(userId)
  if (templates.data !== undefined) {
    return <AllTemplates userId={userId} templates={templates.data} phase={phase.data ?? null} />
  }
  return (
    <Card>
      <ReadState
        read={templates}
        failure={messages.failure}
        loadingLabel={messages.loading}
        loading={<Skeleton height={420} shape="block" />}
      />
    </Card>
  )
}
