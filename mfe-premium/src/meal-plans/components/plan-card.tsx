import { aboutGrams, aboutKcal } from '@gb/domain'
import { Badge, Button, Card, LunchIcon, Stack, Text, VisuallyHidden } from '@gb/ui'
import { messages as planMessages } from '../../shared/plan/messages'
import { SourceMark } from '../../shared/source-mark'
import { messages } from '../messages'
import type { Plan } from '../model/plan'
import styles from './meal-plans.module.css'

const SAMPLE = ['breakfast', 'lunch', 'dinner'] as const

/** A plan from outside: what it is like and its first day. */
export function PlanCard({ plan, onOpen }: { plan: Plan; onOpen: () => void }) {
  const { title, description, daily_calories: kcal, daily_protein: protein, sample_day: sample } = plan
  const fits = (
    <Badge hue={plan.fits_goals ? 'success' : 'neutral'}>
      {plan.fits_goals ? messages.fits : messages.near}
    </Badge>
  )
  return (
    <Card title={title} icon={LunchIcon} hue="food" action={fits}>
      <Stack gap={3}>
        <Text>
          {description} <SourceMark source={plan.source} reviewDay={plan.review_date} />
        </Text>
        <Text size="small" tone="muted">
          {`${messages.days(plan.duration_days)} · ${messages.perDay(aboutKcal(kcal), aboutGrams(protein))}`}
        </Text>
        <div>
          <Text strong>{messages.sample}</Text>
          <dl className={styles.meals}>
            {SAMPLE.map((slot) => (
              <div key={slot} className={styles.meal}>
                <dt>{planMessages.slots[slot]}</dt>
                <dd>
                  {sample[slot].meal}
                  <span className={styles.figure}> {messages.kcal(aboutKcal(sample[slot].calories))}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <Button variant="secondary" block onClick={onOpen}>
          {messages.open}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </Stack>
    </Card>
  )
}
