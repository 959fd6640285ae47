import type { Language } from '@gb/domain'
import { Disclosure, Stack, Text, Table } from '@gb/ui'
import { SourceMark } from '../../shared/source-mark'
import { TickList } from '../../shared/tick-list'
import type { PlanningTool } from '../model/templates'

/** Lists to tick and a table to plan with. */
export function Tool({ tool, language }: { tool: PlanningTool; language: Language }) {
  return (
    <Disclosure summary={<span lang={language}>{tool.title}</span>}>
      <Stack gap={4}>
        <Text>
          <span lang={language}>{tool.intro}</span>{' '}
          <SourceMark source={tool.source} reviewDay={tool.review_date} />
        </Text>
        {tool.lists.map(({ title, items }) => (
          <div key={title} lang={language}>
            <TickList title={title} lines={items} />
          </div>
        ))}
        {tool.table !== null && (
          <div lang={language}>
            <Table label={tool.title} columns={tool.table.columns} rows={tool.table.rows} />
          </div>
        )}
      </Stack>
    </Disclosure>
  )
}
