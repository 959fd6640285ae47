import { useMessages } from '@gb/entries'
import { Card, Disclosure, MoodIcon, StatNumber, Table, Text } from '@gb/ui'
import { useShownWeight } from '../../shared/use-shown-weight'
import { useDays } from '../../shared/use-days'
import { analyticsCatalog } from '../messages/generated/analytics'
import type { Analytics } from '../model/analytics'
import { changeInWords } from '../model/in-words'
import { ByServer } from './by-server'
import { Reason } from './known-value'

/** Mood beside weight, with what it does not say. */
export function MoodCard({ mood }: { mood: Analytics['mood'] }) {
  const messages = useMessages(analyticsCatalog)
  const words = messages.mood
  const { day } = useDays()
  const { label, shown } = useShownWeight()
  const { correlation, caution, weeks } = mood
  if (correlation.value === null) {
    return (
      <Card title={words.title} icon={MoodIcon} hue="mood">
        <Text tone="muted">
          <Reason reason={correlation.reason} />
        </Text>
      </Card>
    )
  }
  const { coefficient, strength, sentence } = correlation.value
  const last = weeks.at(-1)?.lastDay ?? ''
  return (
    <Card title={words.title} icon={MoodIcon} hue="mood">
      <StatNumber
        size="medium"
        label={words.coefficient}
        value={changeInWords(coefficient)}
        unit={words.strengths[strength]}
        hue="mood"
      >
        <ByServer sentence={sentence} /> <ByServer sentence={caution} />
      </StatNumber>
      <Text size="small" tone="muted">
        {words.weeks({ count: weeks.length })}
      </Text>
      <Disclosure summary={messages.numbers}>
        <Table
          look="numbers"
          label={messages.numbers}
          columns={[words.table.week, words.table.mood, words.table.change({ unit: label })]}
          rows={weeks
            .toReversed()
            .map(({ lastDay, moodAverage, weightChangeLbs }) => [
              day(lastDay, last),
              String(moodAverage),
              changeInWords(shown(weightChangeLbs)),
            ])}
        />
      </Disclosure>
    </Card>
  )
}
