import { randomUUID } from 'node:crypto'
import { concernsForOthers, hourOfDay, insightSummary, periodFrom } from '@gb/domain'
import { requireConsents, type SessionUser, Throttle, todayOf } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { InsightsService } from '../insights/insights.service.js'
import { reportDocument } from './document/report-document.js'
import { fhirBundle } from './fhir-bundle.js'
import { REPORT_MESSAGES } from './messages.js'
import { PdfPrinter } from './printer/pdf-printer.js'
import { type ProgressReport, ProgressReportRepository } from './progress-report.repository.js'
import type { ReportContent } from './report-content.js'
import type { MakeReportDto, ReportMadeDto, ReportQuery } from './report.dto.js'
import { fileNameOf, toReportDataDto } from './report.mapper.js'
import { ReportLogsRepository } from './report-logs.repository.js'
import { ReportNotesService } from './report-notes.service.js'
import { NoSuchReport } from './errors.js'

/** A file to download. */
export interface ReportFile {
  name: string
  type: string
  bytes: Buffer
}

const PER_HOUR = 60
const HOUR_SECONDS = 3600
/** The last day of an earlier report is over. */
const LAST_HOUR = 23

/** Makes reports and prints them. */
@Injectable()
export class ReportService {
  constructor(
    private readonly reports: ProgressReportRepository,
    private readonly insights: InsightsService,
    private readonly logs: ReportLogsRepository,
    private readonly notes: ReportNotesService,
    private readonly printer: PdfPrinter,
    private readonly throttle: Throttle,
  ) {}

  /** @throws AppError `consent_required`, `too_many_requests` */
  async make(user: SessionUser, wanted: MakeReportDto): Promise<ReportMadeDto> {
    requireConsents(user, ['health_data_consent'])
    await this.hit(user)
    const to = todayOf(user)
    const report = await this.reports.insert(user.userId, {
      reportId: randomUUID(),
      period: wanted.period,
      from: periodFrom(wanted.period, to),
      to,
      paper: wanted.paper,
      weightUnit: wanted.weight_unit,
      noteEntryIds: wanted.note_entry_ids,
    })
    return { report_data: toReportDataDto(await this.contentOf(user, report)) }
  }

  /** @throws AppError `not_found` for somebody else's report too, `too_many_requests`, `unavailable` */
  async file(user: SessionUser, reportId: string, { format, version }: ReportQuery): Promise<ReportFile> {
    const report = await this.reports.find(user.userId, reportId)
    if (!report) throw new NoSuchReport()
    await this.hit(user)
    const content = await this.contentOf(user, report)
    if (format === 'fhir')
      return {
        name: fileNameOf(report, '.fhir.json'),
        type: 'application/fhir+json',
        bytes: Buffer.from(JSON.stringify(fhirBundle(content))),
      }
    return {
      name: fileNameOf(report, version === 'clinic' ? '-clinic.pdf' : '.pdf'),
      type: 'application/pdf',
      bytes: await this.printer.print(reportDocument(content, version)),
    }
  }

  private hit({ userId }: SessionUser): Promise<void> {
    return this.throttle.hit({
      bucket: `report:${userId}`,
      limit: PER_HOUR,
      windowSeconds: HOUR_SECONDS,
      message: REPORT_MESSAGES.tooMany,
    })
  }

  private async contentOf(user: SessionUser, report: ProgressReport): Promise<ReportContent> {
    const { userId, person, timeZone } = user
    const { period, from, to } = report
    const now = new Date()
    const isToday = to === todayOf(user, now)
    const hour = isToday ? hourOfDay(now, timeZone, person.dayStartsAt) : LAST_HOUR
    const [insights, vitaminDays, moodDays, notes] = await Promise.all([
      this.insights.of({ userId, person, period, today: to, hour, seenBy: concernsForOthers }),
      this.logs.vitamins(userId, from, to),
      this.logs.moods(userId, from, to),
      this.notes.of(userId, report.noteEntryIds),
    ])
    const summary = insightSummary(insights, report.weightUnit)
    return { report, person, insights, summary, vitaminDays, moodDays, notes }
  }
}
