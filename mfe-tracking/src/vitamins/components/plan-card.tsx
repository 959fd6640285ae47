import { dayPlan, type DayPlanFacts, timeInWords } from '@gb/domain'
import { CalendarIcon, Card, InfoMark, StatNumber, Text } from '@gb/ui'
import { messages } from '../messages'
import { planRows } from '../model/plan-rows'
import { namesOf, subjectsInWords } from '../model/plan-words'
import { PlanRowItem } from './plan-row'
import styles from './plan-card.module.css'

/** Today from morning to night: what was taken, and a place for the rest where nothing collides. */
export function PlanCard({ facts }: { facts: DayPlanFacts }) {
  const plan = dayPlan(facts)
  const isIronAhead = plan.lines.some(
    ({ isDone, subject }) => !isDone && subject.type === 'vitamin' && subject.vitaminName === 'Iron',
  )
  const next = plan.lines.find(({ isDone, subject }) => !isDone && subject.type === 'vitamin')
  const info = (
    <InfoMark label={messages.planInfo} source={messages.planSource} reviewed={messages.hintsReviewed}>
      {messages.planInfoText}
    </InfoMark>
  )
  return (
    <Card title={messages.plan} icon={CalendarIcon} hue="vitamins" action={info}>
      {next !== undefined && (
        <StatNumber
          hue="vitamins"
          size="medium"
          label={messages.planNext}
          value={timeInWords(next.at)}
          unit={subjectsInWords([next.subject])}
        />
      )}
      <ol className={styles.line} aria-label={messages.plan}>
        {planRows(plan, facts.now).map((row) => (
          <PlanRowItem key={`${row.kind} ${row.at}`} row={row} />
        ))}
      </ol>
      {plan.notToday.length > 0 && (
        <Text as="p" size="small" tone="muted">
          {messages.planNotToday(namesOf(plan.notToday))}
        </Text>
      )}
      {isIronAhead && (
        <Text as="p" size="small" tone="muted">
          {messages.iron.upright}
        </Text>
      )}
      <Text as="p" size="small" tone="muted">
        {messages.planFirst}
      </Text>
    </Card>
  )
}
