import { addDays, daysBetween } from '@gb/domain'
import type { ReportContent } from '../report-content.js'

/** More days than a season has would begin another page. */
const MOST_DAYS = 96
const WEEK = 7

type DayWeight = Pick<ReportContent['insights']['weightDays'][number], 'day' | 'weightLbs'>

/** Whether each row is a day or the mean of a week, which it names by the first day of that week. */
export interface WeightRows {
  of: 'days' | 'weeks'
  rows: readonly DayWeight[]
}

/** Every day with a weight; of more than a season the mean of each week, counted back from the last day of the report. */
export const weightRows = ({ report: { to }, insights: { weightDays } }: ReportContent): WeightRows => {
  if (weightDays.length <= MOST_DAYS) return { of: 'days', rows: weightDays }
  const weeks = Map.groupBy(weightDays, ({ day }) => Math.floor(daysBetween(day, to) / WEEK))
  const rows = [...weeks].map(([ago, days]) => ({
    day: addDays(to, 1 - WEEK * (ago + 1)),
    weightLbs: days.reduce((sum, { weightLbs }) => sum + weightLbs, 0) / days.length,
  }))
  return { of: 'weeks', rows }
}
