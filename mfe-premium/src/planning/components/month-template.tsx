import { Disclosure, Stack, Text } from '@gb/ui'
import { Bullets } from '../../shared/bullets'
import { SourceMark } from '../../shared/source-mark'
import { messages } from '../messages'
import type { MonthlyTemplate, WeeklyTemplate } from '../model/templates'
import { Heading } from './heading'

type Properties = { template: MonthlyTemplate; weeks: readonly WeeklyTemplate[] }

/** Four weeks, each with its theme, its small steps and the week that fits. */
export function MonthTemplate({ template, weeks }: Properties) {
  const nameOf = (id: string) => weeks.find((week) => week.template_id === id)?.title
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
            <Text size="small" tone="muted">
              {messages.fits(nameOf(fits) ?? fits)}
            </Text>
          </section>
        ))}
      </Stack>
    </Disclosure>
  )
}
