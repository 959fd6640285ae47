import { addDays } from '@gb/domain'
import { remembered, useRemembered } from '@gb/device'

/** How far back the chart looks: days, or everything. */
export const PERIODS = ['all', '180', '90', '30'] as const
export type Period = (typeof PERIODS)[number]

const chosen = remembered<Period>('weightPeriod', PERIODS)

/** The period of this browser. */
export const usePeriod = () => useRemembered(chosen)

/** The first day of a period, or null for everything. */
export const firstDayOf = (period: Period, today: string): string | null =>
  period === 'all' ? null : addDays(today, 1 - Number(period))
