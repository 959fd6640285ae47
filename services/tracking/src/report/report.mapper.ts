import { roundToStep } from '@gb/domain'
import { spelled } from '@gb/service-kit'
import { toPremiumAnalyticsDto } from '../insights/premium-analytics.mapper.js'
import type { ProgressReport } from './progress-report.repository.js'
import type { ReportContent } from './report-content.js'
import type { ReportDataDto } from './report.dto.js'

const MOOD = { step: 0.1 }

/** Named after the period and its last day. */
export const fileNameOf = ({ period, to }: ProgressReport, ending: string): string =>
  `gastric-buddy-${period.replace('_', '-')}-${to}${ending}`

/** A report on the wire. */
export const toReportDataDto = (content: ReportContent): ReportDataDto => {
  const { report, person, insights, summary, vitaminDays, moodDays, notes } = content
  return {
    ...spelled(report, 'reportId', 'period', 'from', 'to'),
    generated_at: report.createdAt.toISOString(),
    paper: report.paper,
    weight_unit: report.weightUnit,
    file_name: fileNameOf(report, '.pdf'),
    summary,
    analytics: toPremiumAnalyticsDto(insights, {
      period: report.period,
      timeZone: person.timeZone,
      now: report.createdAt,
    }),
    vitamins_by_day: vitaminDays.map(({ day, taken }) => ({
      date: day,
      taken: taken.map(({ vitaminName, times }) => ({ vitamin_name: vitaminName, times })),
    })),
    moods_by_day: moodDays.map(({ day, mood, energy }) => ({
      date: day,
      mood: roundToStep(mood, MOOD),
      energy: roundToStep(energy, MOOD),
    })),
    notes_included: notes.printed.length,
  }
}
