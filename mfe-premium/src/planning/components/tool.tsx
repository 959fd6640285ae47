import { Disclosure, Stack, Text, Table } from '@gb/ui'
import { SourceMark } from '../../shared/source-mark'
import { TickList } from '../../shared/tick-list'
import type { PlanningTool } from '../model/templates'

/** Lists to tick and a table to plan with. */
export function Tool({ tool }: { tool: PlanningTool }) {
  return (
    <Disclosure summary={tool.title}>
      <Stack gap={4}>
        <Text>
          {tool.intro} <SourceMark source={tool.source} reviewDay={tool.review_date} />
        </Text>
        {tool.lists.map(({ title, items }) => (
          <TickList key={title} title={title} lines={items} />
        ))}
        {tool.table !== null && (
          <Table label={tool.title} columns={tool.table.columns} rows={tool.table.rows} />
        )}
      </Stack>
    </Disclosure>
  )
}
