import { PHASE_KEYS, type PhaseKey } from '@gb/domain'
import { useMessages } from '@gb/entries'
import {
  Banner,
  Button,
  CalendarIcon,
  Card,
  FoodIcon,
  GiftIcon,
  LogIcon,
  SegmentedControl,
  Stack,
  Text,
  TimeIcon,
  type IconComponent,
} from '@gb/ui'
import { useState, type ReactNode } from 'react'
import { usePlanChoices } from '../../shared/plan/use-plan-choices'
import { WhosePlan } from '../../shared/whose-plan'
import { planningCatalog } from '../messages/generated/planning'
import type { Templates } from '../model/templates'
import { FilledWeek } from './filled-week'
import { MonthTemplate } from './month-template'
import { OccasionTemplate } from './occasion-template'
import { Tool } from './tool'
import { WeekTemplate } from './week-template'

type Shelf = 'weeks' | 'months' | 'occasions' | 'tools'

interface Properties {
  userId: string
  templates: Templates
  phase: PhaseKey | null
}

/** How many phases lie between; 0 without a phase of today, so that the order stays. */
const farFrom = (phase: PhaseKey | null, other: PhaseKey): number =>
  phase === null ? 0 : Math.abs(PHASE_KEYS.indexOf(phase) - PHASE_KEYS.indexOf(other))

/** Weeks, months, special days and tools, one kind at a time: all at once they were five screens of a phone. */
export function AllTemplates({ userId, templates, phase }: Properties) {
  const messages = useMessages(planningCatalog)
  const { language } = templates
  // The liver diet shows in its two weeks alone. Source: health-rules 1.3.
  const weeks = templates.weekly_templates
    .filter((week) => week.phase !== 'preop' || phase === 'preop')
    // What fits today stands first, then what is nearest to it.
    .toSorted((a, b) => farFrom(phase, a.phase) - farFrom(phase, b.phase))
  const [shelf, setShelf] = useState<Shelf>('weeks')
  const { choices, choose } = usePlanChoices(userId)
  const [openId, setOpenId] = useState<string | null>(null)
  const open = weeks.find((week) => week.template_id === openId)
  const myWeek = weeks.find((week) => week.template_id === choices.filled_week)
  if (open !== undefined) {
    return <FilledWeek userId={userId} template={open} onBack={() => setOpenId(null)} />
  }
  const shelves: { value: Shelf; label: string }[] = [
    { value: 'weeks', label: messages.weeks },
    { value: 'months', label: messages.months },
    { value: 'occasions', label: messages.occasions },
    { value: 'tools', label: messages.toolsShort },
  ]
  const fill = (templateId: string) => {
    choose({ kind: 'week', templateId })
    setOpenId(templateId)
  }
  return (
    <Stack gap={4}>
      <Banner>
        <span lang={language}>{templates.notice}</span>
      </Banner>
      <WhosePlan userId={userId} />
      {myWeek !== undefined && (
        <Part title={messages.myWeek} icon={FoodIcon}>
          <Stack gap={3}>
            <Text>
              <span lang={language}>{myWeek.title}</span>
            </Text>
            <Button variant="secondary" block onClick={() => setOpenId(myWeek.template_id)}>
              {messages.openMyWeek}
            </Button>
          </Stack>
        </Part>
      )}
      <SegmentedControl
        label={messages.title}
        hideLabel
        options={shelves}
        value={shelf}
        onValueChange={setShelf}
      />
      {shelf === 'weeks' && (
        <Part title={messages.weeks} icon={CalendarIcon}>
          {phase === 'clear' && <Text>{messages.sipsOnly}</Text>}
          {weeks.map((template) => (
            <WeekTemplate
              key={template.template_id}
              template={template}
              language={language}
              onFill={() => fill(template.template_id)}
            />
          ))}
        </Part>
      )}
      {shelf === 'months' && (
        <Part title={messages.months} icon={TimeIcon}>
          {templates.monthly_templates.map((template) => (
            <MonthTemplate
              key={template.template_id}
              template={template}
              language={language}
              weeks={templates.weekly_templates}
            />
          ))}
        </Part>
      )}
      {shelf === 'occasions' && (
        <Part title={messages.occasions} icon={GiftIcon}>
          {templates.special_occasion_templates.map((template) => (
            <OccasionTemplate key={template.template_id} template={template} language={language} />
          ))}
        </Part>
      )}
      {shelf === 'tools' && (
        <Part title={messages.tools} icon={LogIcon}>
          {templates.planning_tools.map((tool) => (
            <Tool key={tool.tool_id} tool={tool} language={language} />
          ))}
        </Part>
      )}
    </Stack>
  )
}

const Part = ({ title, icon, children }: { title: string; icon: IconComponent; children: ReactNode }) => (
  <Card title={title} icon={icon} hue="food">
    {children}
  </Card>
)
