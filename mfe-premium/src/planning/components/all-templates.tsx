import { Banner, CalendarIcon, Card, GiftIcon, LogIcon, Stack, TimeIcon, type IconComponent } from '@gb/ui'
import type { ReactNode } from 'react'
import { messages } from '../messages'
import type { Templates } from '../model/templates'
import { MonthTemplate } from './month-template'
import { OccasionTemplate } from './occasion-template'
import { Tool } from './tool'
import { WeekTemplate } from './week-template'

/** Weeks, months, special days and tools. */
export function AllTemplates({ userId, templates }: { userId: string; templates: Templates }) {
  const weeks = templates.weekly_templates
  return (
    <Stack gap={4}>
      <Banner>{templates.notice}</Banner>
      <Part title={messages.weeks} icon={CalendarIcon}>
        {weeks.map((template) => (
          <WeekTemplate key={template.template_id} userId={userId} template={template} />
        ))}
      </Part>
      <Part title={messages.months} icon={TimeIcon}>
        {templates.monthly_templates.map((template) => (
          <MonthTemplate key={template.template_id} template={template} weeks={weeks} />
        ))}
      </Part>
      <Part title={messages.occasions} icon={GiftIcon}>
        {templates.special_occasion_templates.map((template) => (
          <OccasionTemplate key={template.template_id} template={template} />
        ))}
      </Part>
      <Part title={messages.tools} icon={LogIcon}>
        {templates.planning_tools.map((tool) => (
          <Tool key={tool.tool_id} tool={tool} />
        ))}
      </Part>
    </Stack>
  )
}

const Part = ({ title, icon, children }: { title: string; icon: IconComponent; children: ReactNode }) => (
  <Card title={title} icon={icon} hue="food">
    {children}
  </Card>
)
