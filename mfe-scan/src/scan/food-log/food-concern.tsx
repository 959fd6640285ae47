import { ConcernAnswer, useConcernsRead } from '@gb/entries'
import { ConcernBanner } from '@gb/help'
import { useHost } from '@gb/mfe-contract'
import { Button, ButtonLink } from '@gb/ui'

/** What was logged of meals, and what was written anywhere. */
const TOPICS: readonly string[] = ['food', 'words']

/** Above the meals: the most urgent concern of food, the same that Home has. Nothing without one. */
export function FoodConcern({ userId }: { userId: string }) {
  const { navigate } = useHost()
  const concern = useConcernsRead(userId).concerns?.find(({ topic }) => TOPICS.includes(topic))
  if (concern === undefined) return null
  const { action, answer } = concern
  const { tab, href, label } = action
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
      {/* What was kept on the device by an earlier version has none. */}
      {answer != null && <ConcernAnswer userId={userId} label={answer} />}
    </ConcernBanner>
  )
}
