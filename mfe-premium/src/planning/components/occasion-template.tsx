import type { Language } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Disclosure, Stack, Text, Table } from '@gb/ui'
import { Bullets } from '../../shared/bullets'
import { SourceMark } from '../../shared/source-mark'
import { planningCatalog } from '../messages/generated/planning'
import type { OccasionTemplate as Occasion } from '../model/templates'
import { Heading } from './heading'

/** A day that is not like the others: before, there, after, what to take and what to say. */
export function OccasionTemplate({ template, language }: { template: Occasion; language: Language }) {
  const messages = useMessages(planningCatalog)
  const said = (words: string) => (
    <span key={words} lang={language}>
      {words}
    </span>
  )
  return (
    <Disclosure
      summary={<Heading title={template.title} language={language} detail={messages.kinds[template.kind]} />}
    >
      <Stack gap={4}>
        <Text>
          <span lang={language}>{template.description}</span>{' '}
          <SourceMark source={template.source} reviewDay={template.review_date} />
        </Text>
        <Part title={messages.before} language={language} lines={template.before} />
        <Part title={messages.during} language={language} lines={template.during} />
        <Part title={messages.after} language={language} lines={template.after} />
        <Table
          label={messages.trades({ title: template.title })}
          columns={[messages.instead, messages.choose]}
          rows={template.choices.map(({ instead_of: instead, choose }) => [instead, choose].map(said))}
        />
        <Part title={messages.say} language={language} lines={template.lines_to_say} />
      </Stack>
    </Disclosure>
  )
}

interface PartProperties {
  title: string
  language: Language
  lines: readonly string[]
}

const Part = ({ title, language, lines }: PartProperties) => (
  <div>
    <Text strong>{title}</Text>
    <div lang={language}>
      <Bullets lines={lines} />
    </div>
  </div>
)
