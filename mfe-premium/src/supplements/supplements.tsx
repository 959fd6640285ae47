import { useLanguageHere, useMessages } from '@gb/entries'
import { InEnglish, inOwnWords } from '@gb/own-words'
import { Card, Skeleton } from '@gb/ui'
import { ReadState } from '../shared/read-state'
import { sectionCatalogs } from '../shared/failure'
import type { SectionProps } from '../shared/section'
import { usePhase } from '../shared/api/phase.query'
import { useSupplementGuide } from './api/supplement-guide.query'
import { GuideView } from './components/guide-view'
import { supplementsCatalog } from './messages/generated/supplements'

const WORDS = [supplementsCatalog, ...sectionCatalogs]

/** The supplement guide, open at the schedule of the person's phase. */
export function Supplements({ userId }: SectionProps) {
  const messages = useMessages(supplementsCatalog)
  const language = useLanguageHere()
  const guide = useSupplementGuide(userId)
  const phase = usePhase(userId)
  if (guide.data !== undefined && !phase.isPending) {
    const view = <GuideView userId={userId} guide={guide.data} phase={phase.data ?? null} />
    // Where the guide has no whole translation all of it is in English: two languages are never mixed.
    return guide.data.language === language ? view : <InEnglish>{view}</InEnglish>
  }
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

/** The same, when its words are there as well. */
export const inOwnLanguage = () => inOwnWords(Supplements, WORDS)
