import { useMessages } from '@gb/entries'
import {
  Banner,
  Card,
  ChartIcon,
  Disclosure,
  Stack,
  Text,
  TimeIcon,
  VitaminsIcon,
  WarningIcon,
  Table,
} from '@gb/ui'
import { Bullets } from '../../shared/bullets'
import { SourceMark } from '../../shared/source-mark'
import { WhosePlan } from '../../shared/whose-plan'
import { supplementsCatalog } from '../messages/generated/supplements'
import { scheduleOf, type SupplementGuide } from '../model/guide'
import { Interactions } from './interactions'
import { MonitoringView } from './monitoring-view'
import { ScheduleView } from './schedule-view'

interface Properties {
  userId: string
  guide: SupplementGuide
  phase: string | null
}

/** The whole guide: through the day, together or apart, charts, blood tests. */
export function GuideView({ userId, guide, phase }: Properties) {
  const messages = useMessages(supplementsCatalog)
  const current = scheduleOf(guide.supplement_schedules, phase)
  return (
    <Stack gap={4}>
      <Banner>{guide.notice}</Banner>
      <WhosePlan userId={userId} />
      <Card title={messages.schedules} icon={VitaminsIcon} hue="vitamins">
        {guide.supplement_schedules.map((schedule) => (
          <ScheduleView
            key={schedule.schedule_id}
            userId={userId}
            schedule={schedule}
            isCurrent={schedule.schedule_id === current}
          />
        ))}
      </Card>
      <Card title={messages.interactions} icon={WarningIcon} hue="vitamins">
        <Interactions interactions={guide.critical_interactions} />
      </Card>
      <Card title={messages.charts} icon={ChartIcon} hue="vitamins">
        {guide.quick_reference_charts.map(({ chart_id: id, title, intro, table, notes, ...from }) => (
          <Disclosure key={id} summary={title}>
            <Stack gap={3}>
              <Text>
                {intro} <SourceMark source={from.source} reviewDay={from.review_date} />
              </Text>
              <Table label={title} columns={table.columns} rows={table.rows} />
              {notes.length > 0 && <Bullets lines={notes} />}
            </Stack>
          </Disclosure>
        ))}
      </Card>
      <Card title={messages.monitoring} icon={TimeIcon} hue="vitamins">
        <MonitoringView monitoring={guide.monitoring_schedule} />
      </Card>
    </Stack>
  )
}
