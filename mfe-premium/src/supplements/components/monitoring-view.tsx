import { useLocalDay, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Badge, Banner, Button, Disclosure, Stack, Text } from '@gb/ui'
import { Bullets } from '../../shared/bullets'
import { SourceMark } from '../../shared/source-mark'
import { useDays } from '../../shared/use-days'
import { supplementsCatalog } from '../messages/generated/supplements'
import type { Monitoring } from '../model/guide'
import styles from './supplements.module.css'

const HUES = { past: 'neutral', now: 'warning', ahead: 'neutral' } as const

/** The usual blood tests, with the person's own dates when the surgery date is known. */
export function MonitoringView({ monitoring }: { monitoring: Monitoring }) {
  const messages = useMessages(supplementsCatalog)
  const { navigate } = useHost()
  return (
    <Stack gap={4}>
      <Text>{monitoring.summary}</Text>
      {monitoring.surgery_date === null && (
        <Banner
          action={
            <Button size="small" variant="secondary" onClick={() => navigate('profile')}>
              {messages.toProfile}
            </Button>
          }
        >
          {messages.noSurgeryDate}
        </Banner>
      )}
      <div>
        {monitoring.visits.map((visit) => (
          <Visit
            key={visit.visit_id}
            visit={visit}
            date={monitoring.dates.find(({ visit_id: id }) => id === visit.visit_id)}
          />
        ))}
      </div>
      <Text strong>{messages.also}</Text>
      <ul className={styles.pairs}>
        {monitoring.also.map(({ text, source, review_date: day }) => (
          <li key={text}>
            {text} <SourceMark source={source} reviewDay={day} />
          </li>
        ))}
      </ul>
      {monitoring.dates.length > 0 && (
        <Text size="small" tone="muted">
          {messages.notKnown}
        </Text>
      )}
    </Stack>
  )
}

interface VisitProperties {
  visit: Monitoring['visits'][number]
  date: Monitoring['dates'][number] | undefined
}

function Visit({ visit, date }: VisitProperties) {
  const messages = useMessages(supplementsCatalog)
  const { inSentence } = useDays()
  const today = useLocalDay()
  const summary = (
    <span className={styles.heading}>
      {visit.label}
      {date && <Badge hue={HUES[date.state]}>{messages.states[date.state]}</Badge>}
    </span>
  )
  return (
    <Disclosure summary={summary}>
      <Stack gap={3}>
        {date && (
          <div>
            <Text strong>{messages.due({ day: inSentence(date.due, today) })}</Text>
            <Text size="small" tone="muted">
              {messages.inTime({
                from: inSentence(date.window_from, today),
                to: inSentence(date.window_to, today),
              })}
            </Text>
          </div>
        )}
        <Text>
          {visit.why} <SourceMark source={visit.source} reviewDay={visit.review_date} />
        </Text>
        <Text strong>{messages.tests}</Text>
        <Bullets lines={visit.tests} />
      </Stack>
    </Disclosure>
  )
}
