import { ConcernAnswer, useConcernsRead } from '@gb/entries'
import { ConcernBanner, useConcernWords } from '@gb/help'
import { useHost } from '@gb/mfe-contract'
import { Button, ButtonLink } from '@gb/ui'

/** What was logged of meals, and what was written anywhere. */
const TOPICS: readonly string[] = ['food', 'words']

/** Above the meals: the most urgent concern of food, the same that Home has. Nothing without one. */
export function FoodConcern({ userId }: { userId: string }) {
  const { navigate } = useHost()
  const words = useConcernWords()
  const concern = useConcernsRead(userId).concerns?.find(({ topic }) => TOPICS.includes(topic))
  if (concern === undefined) return null
  const { tab, href } = concern.action
  const label = words.action(concern.action)
  const answer = words.answer(concern)
  return (
    <ConcernBanner concern={concern} isFirst>
      {href !== null && (
        <ButtonLink size="small" href={href} target="_blank" rel="noreferrer">
          {label}
        </ButtonLink>
      )}
      {/* Of the places that these lead to, only one is another: food is added right here. */}
      {tab === 'tips' && (
        <Button variant="secondary" size="small" onClick={() => navigate(tab)}>
          {label}
        </Button>
      )}
      {answer !== null && <ConcernAnswer userId={userId} label={answer} />}
    </ConcernBanner>
  )
}
