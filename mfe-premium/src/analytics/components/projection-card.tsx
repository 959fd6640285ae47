import { useMessages } from '@gb/entries'
import { Card, GoalIcon, InfoMark, Text } from '@gb/ui'
import { useChecked } from '../../shared/use-days'
import { analyticsCatalog } from '../messages/generated/analytics'
import type { Analytics } from '../model/analytics'
import { ByServer } from './by-server'
import { Chance } from './chance'
import { ProjectionChart } from './projection-chart'

/** A band is drawn between two days at least. */
const LEAST_BAND = 2

/** What can be said about the goal, and the weight with the band ahead. */
export function ProjectionCard({ analytics }: { analytics: Analytics }) {
  const words = useMessages(analyticsCatalog).projection
  const reviewed = useChecked()
  const { weight, concerns } = analytics
  return (
    <Card
      title={words.title}
      icon={GoalIcon}
      hue="weight"
      action={
        <InfoMark
          label={words.about}
          source={weight.bandOf === 'population' ? words.sourceOfMost : words.source}
          reviewed={reviewed}
        >
          {weight.bandOf === 'population' ? words.aboutMost : words.aboutText}
        </InfoMark>
      }
    >
      <Text strong>
        <ByServer sentence={weight.goalStatement} />
      </Text>
      {weight.days.length === 0 && weight.band.length < LEAST_BAND ? (
        <Text tone="muted">{words.tooFew}</Text>
      ) : (
        <ProjectionChart analytics={analytics} />
      )}
      {/* Where the goal and the chance have one reason, it is said once. */}
      {weight.successChance.reason !== weight.goalStatement && (
        <Chance weight={weight} isConcerned={concerns.length > 0} />
      )}
    </Card>
  )
}
