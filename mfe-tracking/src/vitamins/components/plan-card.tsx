import { useFold } from '@gb/device'
import { type DayPlan, dayPlan, type DayPlanFacts, type PlanLine } from '@gb/domain'
import { CalendarIcon, FoldCard, InfoMark, StatNumber, Text } from '@gb/ui'
import { useVitaminWords } from '../words'
import { planRows } from '../model/plan-rows'
import { usePlanWords } from '../plan-words'
import { PlanRowItem } from './plan-row'
import styles from './plan-card.module.css'
import { useChecked, useDays } from '../../shared/use-days'

/** Today from morning to night: what was taken, and a place for the rest where nothing collides. */
export function PlanCard({ facts }: { facts: DayPlanFacts }) {
  const dates = useDays()
  const messages = useVitaminWords()
  const planWords = usePlanWords()
  const inOneLine = useInOneLine()
  const checked = useChecked()
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
          value={dates.time(next.at)}
          unit={planWords.subjects([next.subject])}
        />
      )}
      <ol className={styles.line} aria-label={messages.plan}>
        {planRows(plan, facts.now).map((row) => (
          <PlanRowItem key={`${row.kind} ${row.at}`} row={row} />
        ))}
      </ol>
      {plan.notToday.length > 0 && (
        <Text as="p" size="small" tone="muted">
          {messages.planNotToday({ names: planWords.names(plan.notToday) })}
        </Text>
      )}
      {isIronAhead && (
        <Text as="p" size="small" tone="muted">
          {messages.iron.upright}
        </Text>
      )}
      <Text as="p" size="small" tone="muted">
        {messages.planFirst}{' '}
        <InfoMark label={messages.planInfo} source={messages.planSource} reviewed={checked}>
          {messages.planInfoText}
        </InfoMark>
      </Text>
    </FoldCard>
  )
}

/** Writes what comes next, with what iron asks for. */
function useInOneLine(): (plan: DayPlan, next: PlanLine | undefined) => string {
  const messages = useVitaminWords()
  const dates = useDays()
  const planWords = usePlanWords()
  return ({ notToday }, next) => {
    if (next === undefined)
      return notToday.length > 0
        ? messages.planNotToday({ names: planWords.names(notToday) })
        : messages.planDoneLine
    const line = messages.planNextLine({
      name: planWords.subjects([next.subject]),
      time: dates.time(next.at),
    })
    const isIron = next.subject.type === 'vitamin' && next.subject.vitaminName === 'Iron'
    return isIron ? `${line}. ${messages.iron.upright}` : line
  }
}
