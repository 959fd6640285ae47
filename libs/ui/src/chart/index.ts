export { LineChart } from './line-chart'
export type { LineChartProps } from './line-chart'
export type { ChartBand, ChartLine, ChartPoint } from './line-layout'
