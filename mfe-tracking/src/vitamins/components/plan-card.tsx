import { useFold } from '@gb/device'
import { type DayPlan, dayPlan, type DayPlanFacts, type PlanLine, timeInWords } from '@gb/domain'
import { CalendarIcon, FoldCard, InfoMark, StatNumber, Text } from '@gb/ui'
import { messages } from '../messages'
import { planRows } from '../model/plan-rows'
import { namesOf, subjectsInWords } from '../model/plan-words'
import { PlanRowItem } from './plan-row'
import styles from './plan-card.module.css'

/** Today from morning to night: what was taken, and a place for the rest where nothing collides. */
export function PlanCard({ facts }: { facts: DayPlanFacts }) {
  const [isOpen, setOpen] = useFold('vitamin-plan')
  const plan = dayPlan(facts)
  const isIronAhead = plan.lines.some(
    ({ isDone, subject }) => !isDone && subject.type === 'vitamin' && subject.vitaminName === 'Iron',
  )
  const next = plan.lines.find(({ isDone, subject }) => !isDone && subject.type === 'vitamin')
  return (
    <FoldCard
      title={messages.plan}
      detail={facts.vitamins.length === 0 ? messages.later.noneYet : inOneLine(plan, next)}
      icon={CalendarIcon}
      hue="vitamins"
      isOpen={isOpen}
      onToggle={setOpen}
    >
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
        {messages.planFirst}{' '}
        <InfoMark label={messages.planInfo} source={messages.planSource} reviewed={messages.hintsReviewed}>
          {messages.planInfoText}
        </InfoMark>
      </Text>
    </FoldCard>
  )
}

/** What comes next, with what iron asks for. */
function inOneLine({ notToday }: DayPlan, next: PlanLine | undefined): string {
  if (next === undefined)
    return notToday.length > 0 ? messages.planNotToday(namesOf(notToday)) : messages.planDoneLine
  const line = messages.planNextLine(subjectsInWords([next.subject]), timeInWords(next.at))
  const isIron = next.subject.type === 'vitamin' && next.subject.vitaminName === 'Iron'
  return isIron ? `${line}. ${messages.iron.upright}` : line
}
