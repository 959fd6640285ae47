import { useMessages } from '@gb/entries'
import { inOwnWords } from '@gb/own-words'
import { Card, Skeleton } from '@gb/ui'
import { usePhase } from '../shared/api/phase.query'
import { PLAN_WORDS } from '../shared/plan/words'
import { ReadState } from '../shared/read-state'
import type { SectionProps } from '../shared/section'
import { useTemplates } from './api/templates.query'
import { AllTemplates } from './components/all-templates'
import { planningCatalog } from './messages/generated/planning'

const WORDS = [planningCatalog, ...PLAN_WORDS]

/** Meal-planning templates and tools. */
export function Planning({ userId }: SectionProps) {
  const messages = useMessages(planningCatalog)
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

/** The same, when its words are there as well. */
export const inOwnLanguage = () => inOwnWords(Planning, WORDS)
