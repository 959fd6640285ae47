import { Banner, Card, Disclosure, TimeIcon } from '@gb/ui'
import type { Plate } from '../../shared/meal/meal'
import { messages } from '../shared/messages'
import { SentenceList } from '../shared/sentence-list'
import { WhosePlan } from './whose-plan'

const words = messages.results

/** What to do with it: two actions, when to drink, and what the numbers rest on. */
export function AdviceCard({ meal }: { meal: Plate }) {
  return (
    <Card title={words.recommendations} hue="accent">
      <SentenceList label={words.recommendations} sentences={meal.recommendations} />
      <Banner icon={TimeIcon}>{meal.timingNote}</Banner>
      <strong>{words.clinic}</strong>
      <WhosePlan />
      {meal.assumptions.length > 0 && (
        <Disclosure summary={words.assumptions}>
          <SentenceList sentences={meal.assumptions} />
        </Disclosure>
      )}
    </Card>
  )
}
