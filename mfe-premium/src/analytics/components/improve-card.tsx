import { habitsAmong, hasUrgentConcern } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Card, List, ListRow, SparkleIcon, Text } from '@gb/ui'
import { analyticsCatalog } from '../messages/generated/analytics'
import type { Analytics } from '../model/analytics'
import { ByServer } from './by-server'

/** Up to three things to do, the most helpful first. */
export function ImproveCard({ analytics }: { analytics: Analytics }) {
  const words = useMessages(analyticsCatalog).improve
  const { improvementAreas, concerns, proteinConsistency, hydrationCompliance, mealTiming } = analytics
  const habits = habitsAmong(improvementAreas, concerns)
  const isAnyKnown = [proteinConsistency, hydrationCompliance, mealTiming].some(
    ({ percent }) => percent.value !== null,
  )
  return (
    <Card title={words.title} icon={SparkleIcon} hue="vitamins">
      {habits.length === 0 ? (
        <Text tone="muted">
          {improvementAreas.length > 0 || hasUrgentConcern(concerns)
            ? words.above
            : isAnyKnown
              ? words.none
              : words.unknown}
        </Text>
      ) : (
        <List label={words.title}>
          {habits.map(({ score, title, percent, action }) => (
            <ListRow
              key={score}
              title={
                <>
                  <ByServer sentence={title} />: {words.now({ percent })}
                </>
              }
              detail={<ByServer sentence={action} />}
            />
          ))}
        </List>
      )}
    </Card>
  )
}
