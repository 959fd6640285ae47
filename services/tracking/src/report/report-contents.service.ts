import { concernsForOthers, hourOfDay, insightSummary, type Language } from '@gb/domain'
import { ProfilePort, type SessionUser, todayOf } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { InsightsService } from '../insights/insights.service.js'
import { LogsRepository } from '../logs/logs.repository.js'
import type { ProgressReport } from './progress-report.repository.js'
import type { ReportContent } from './report-content.js'
import { ReportLogsRepository } from './report-logs.repository.js'
import { ReportNotesService } from './report-notes.service.js'
import { speechIn } from './speech.js'

/** The last day of an earlier report is over. */
const LAST_HOUR = 23

/** Reads together what a report says, each time anew. Source: decision 30. */
@Injectable()
export class ReportContentsService {
  constructor(
    private readonly profiles: ProfilePort,
    private readonly insights: InsightsService,
    private readonly logs: ReportLogsRepository,
    private readonly notes: ReportNotesService,
    private readonly logged: LogsRepository,
  ) {}

  /** What is said in every shape of the report. */
  async of(user: SessionUser, report: ProgressReport, language: Language): Promise<ReportContent> {
    const { userId, person, timeZone } = user
    const { period, from, to } = report
    const now = new Date()
    const isToday = to === todayOf(user, now)
    const hour = isToday ? hourOfDay(now, timeZone, person.dayStartsAt) : LAST_HOUR
    const [insights, vitaminDays, moodDays, recoveryDays, notes, speech] = await Promise.all([
      this.insights.of({ userId, person, period, today: to, hour, seenBy: concernsForOthers }),
      this.logs.vitamins(userId, from, to),
      this.logs.moods(userId, from, to),
      this.logged.recovery(userId, from, to),
      this.notes.of(userId, report.noteEntryIds),
      speechIn(language),
    ])
    const summary = insightSummary(insights, report.weightUnit, speech)
    return { report, person, insights, summary, speech, vitaminDays, moodDays, recoveryDays, notes }
  }

  /** The name on the paper; null where it could not be asked for: the line stays open for a pen. */
  async nameOf({ userId }: SessionUser): Promise<string | null> {
    return this.profiles.nameOf(userId).catch(() => null)
  }
}
