import { useMessages } from '@gb/entries'
import { Button, Loading, Skeleton, Stack, Text } from '@gb/ui'
import type { LineChart, BarChart } from '@gb/ui/chart'
import type { ReactNode } from 'react'
import { sectionCatalog } from '../../shared/messages/generated/section'
import { analyticsCatalog } from '../messages/generated/analytics'
import { useCharts } from '../model/use-charts'

interface Properties {
  height: number
  children: (charts: { LineChart: typeof LineChart; BarChart: typeof BarChart }) => ReactNode
}

/** The place of a chart: its skeleton while the charts are downloaded, a way to try again where they were not. */
export function ChartPlace({ height, children }: Properties) {
  const messages = useMessages(analyticsCatalog)
  const again = useMessages(sectionCatalog)
  const { charts, isFailed, retry } = useCharts(true)
  if (charts !== null) return children(charts)
  if (!isFailed) {
    return (
      <Loading label={messages.chartLoading}>
        <Skeleton height={height} shape="block" />
      </Loading>
    )
  }
  return (
    <Stack gap={2} align="start">
      <Text tone="muted">{messages.chartFailed}</Text>
      <Button size="small" variant="secondary" onClick={retry}>
        {again.retry}
      </Button>
    </Stack>
  )
}
