import { useMessages } from '@gb/entries'
import { Banner, Card, TimeIcon } from '@gb/ui'
import type { Plate } from '../../shared/meal/meal'
import { Assumptions } from '../shared/assumptions'
import { ByServer } from '../shared/by-server'
import { SentenceList } from '../shared/sentence-list'
import { resultCatalog } from './messages/generated/result'
import { WhosePlan } from './whose-plan'

/** What to do with it: two actions, when to drink, and what the numbers rest on. */
export function AdviceCard({ meal }: { meal: Plate }) {
  const words = useMessages(resultCatalog)
  return (
    <Card title={words.recommendations} hue="accent">
      <SentenceList label={words.recommendations} sentences={meal.recommendations} />
      <Banner icon={TimeIcon}>
        <ByServer sentence={meal.timingNote} />
      </Banner>
      <strong>{words.clinic}</strong>
      <WhosePlan />
      <Assumptions sentences={meal.assumptions} />
    </Card>
  )
}
