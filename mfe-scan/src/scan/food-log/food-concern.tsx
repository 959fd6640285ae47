import { ConcernAnswer, useConcernsRead } from '@gb/entries'
import { ConcernAction, ConcernBanner, useConcernWords } from '@gb/help'

/** What was logged of meals, and what was written anywhere. */
const TOPICS: readonly string[] = ['food', 'words']

/** Above the meals: the most urgent concern of food, the same that Home has. Nothing without one. */
export function FoodConcern({ userId }: { userId: string }) {
  const words = useConcernWords()
  const concern = useConcernsRead(userId).concerns?.find(({ topic }) => TOPICS.includes(topic))
  if (concern === undefined) return null
  const { tab, href } = concern.action
  const answer = words.answer(concern)
  return (
    <ConcernBanner concern={concern} isFirst>
      {/* Of the places that these lead to, only one is another: food is added right here. */}
      {(href !== null || tab === 'tips') && <ConcernAction action={concern.action} />}
      {answer !== null && <ConcernAnswer userId={userId} label={answer} />}
    </ConcernBanner>
  )
}
