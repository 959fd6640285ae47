import { Disclosure, Stack, Text } from '@gb/ui'
import { Bullets } from '../../shared/bullets'
import { SourceMark } from '../../shared/source-mark'
import { messages } from '../messages'
import type { MonthlyTemplate, WeeklyTemplate } from '../model/templates'
import { Heading } from './heading'

interface Properties {
  template: MonthlyTemplate
  weeks: readonly WeeklyTemplate[]
}

/** Four weeks, each with its theme, its small steps and the week that fits. */
export function MonthTemplate({ template, weeks }: Properties) {
  // Weeks that are not for today are not sent, so that a month may name one that has no title here.
  const nameOf = (id: string) => weeks.find((week) => week.template_id === id)?.title ?? null
  return (
    <Disclosure summary={<Heading title={template.title} detail={messages.fourWeeks} />}>
      <Stack gap={4}>
        <Text>
          {template.description} <SourceMark source={template.source} reviewDay={template.review_date} />
        </Text>
        {template.weeks.map(({ week, focus, weekly_template_id: fits, actions }) => (
          <section key={week}>
            <Text strong>
              {messages.week(week)}: {focus}
            </Text>
            <Bullets lines={actions} />
            <FittingWeek title={nameOf(fits)} />
          </section>
        ))}
      </Stack>
    </Disclosure>
  )
}

const FittingWeek = ({ title }: { title: string | null }) =>
  title === null ? null : (
    <Text size="small" tone="muted">
      {messages.fits(title)}
    </Text>
  )
