export { LineChart } from './line-chart'
export type { LineChartProps } from './line-chart'
export type { ChartBand, ChartPoint } from './line-layout'
