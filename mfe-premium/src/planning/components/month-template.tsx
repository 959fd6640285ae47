import type { Language } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Disclosure, Stack, Text } from '@gb/ui'
import { Bullets } from '../../shared/bullets'
import { SourceMark } from '../../shared/source-mark'
import { planningCatalog } from '../messages/generated/planning'
import type { MonthlyTemplate, WeeklyTemplate } from '../model/templates'
import { Heading } from './heading'

interface Properties {
  template: MonthlyTemplate
  /** What it is written in. */
  language: Language
  weeks: readonly WeeklyTemplate[]
}

/** Four weeks, each with its theme, its small steps and the week that fits. */
export function MonthTemplate({ template, language, weeks }: Properties) {
  const messages = useMessages(planningCatalog)
  // Weeks that are not for today are not sent, so that a month may name one that has no title here.
  const nameOf = (id: string) => weeks.find((week) => week.template_id === id)?.title ?? null
  return (
    <Disclosure summary={<Heading title={template.title} language={language} detail={messages.fourWeeks} />}>
      <Stack gap={4}>
        <Text>
          <span lang={language}>{template.description}</span>{' '}
          <SourceMark source={template.source} reviewDay={template.review_date} />
        </Text>
        {template.weeks.map(({ week, focus, weekly_template_id: fits, actions }) => (
          <section key={week}>
            <Text strong>
              {messages.week({ week })}: <span lang={language}>{focus}</span>
            </Text>
            <div lang={language}>
              <Bullets lines={actions} />
            </div>
            <FittingWeek title={nameOf(fits)} />
          </section>
        ))}
      </Stack>
    </Disclosure>
  )
}

function FittingWeek({ title }: { title: string | null }) {
  const messages = useMessages(planningCatalog)
  if (title === null) return null
  return (
    <Text size="small" tone="muted">
      {messages.fits({ title })}
    </Text>
  )
}
