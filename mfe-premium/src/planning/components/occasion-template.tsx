import { Disclosure, Stack, Text, Table } from '@gb/ui'
import { Bullets } from '../../shared/bullets'
import { SourceMark } from '../../shared/source-mark'
import { messages } from '../messages'
import type { OccasionTemplate as Occasion } from '../model/templates'
import { Heading } from './heading'

/** A day that is not like the others: before, there, after, what to take and what to say. */
export function OccasionTemplate({ template }: { template: Occasion }) {
  return (
    <Disclosure summary={<Heading title={template.title} detail={messages.kinds[template.kind]} />}>
      <Stack gap={4}>
        <Text>
          {template.description} <SourceMark source={template.source} reviewDay={template.review_date} />
        </Text>
        <Part title={messages.before} lines={template.before} />
        <Part title={messages.during} lines={template.during} />
        <Part title={messages.after} lines={template.after} />
        <Table
          label={messages.trades(template.title)}
          columns={[messages.instead, messages.choose]}
          rows={template.choices.map((choice) => [choice.instead_of, choice.choose])}
        />
        <Part title={messages.say} lines={template.lines_to_say} />
      </Stack>
    </Disclosure>
  )
}

const Part = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <Text strong>{title}</Text>
    <Bullets lines={lines} />
  </div>
)
