import { randomUUID } from 'node:crypto'
import { periodFrom } from '@gb/domain'
import { requireConsents, type SessionUser, todayOf } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { reportDocument } from './document/report-document.js'
import { fhirBundle } from './fhir-bundle.js'
import { PdfPrinter } from './printer/pdf-printer.js'
import { ProgressReportRepository } from './progress-report.repository.js'
import { ReportContentsService } from './report-contents.service.js'
import { endingIn, type PaperLanguageQuery } from './paper-language.dto.js'
import type { MakeReportDto, ReportMadeDto, ReportQuery } from './report.dto.js'
import { fileNameOf, toReportDataDto } from './report.mapper.js'
import { NoSuchReport } from './errors.js'
import type { ReportFile } from './attached.js'
import { ReportLimit } from './report-limit.js'

/** Makes reports and prints them. */
@Injectable()
export class ReportService {
  constructor(
    private readonly reports: ProgressReportRepository,
    private readonly contents: ReportContentsService,
    private readonly printer: PdfPrinter,
    private readonly limit: ReportLimit,
  ) {}

  /** @throws AppError `consent_required`, `too_many_requests` */
  async make(user: SessionUser, wanted: MakeReportDto, { lang }: PaperLanguageQuery): Promise<ReportMadeDto> {
    requireConsents(user, ['health_data_consent'])
    await this.limit.hit(user)
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
    return { report_data: toReportDataDto(await this.contents.of(user, report, lang)) }
  }

  /** @throws AppError `not_found` for somebody else's report too, `too_many_requests`, `unavailable` */
  async file(
    user: SessionUser,
    reportId: string,
    { format, version, lang }: ReportQuery,
  ): Promise<ReportFile> {
    const report = await this.reports.find(user.userId, reportId)
    if (!report) throw new NoSuchReport()
    await this.limit.hit(user)
    const content = await this.contents.of(user, report, lang)
    if (format === 'fhir')
      return {
        name: fileNameOf(report, '.fhir.json'),
        type: 'application/fhir+json',
        bytes: Buffer.from(JSON.stringify(fhirBundle(content))),
      }
    return {
      name: fileNameOf(report, `${version === 'clinic' ? '-clinic' : ''}${endingIn(lang)}.pdf`),
      type: 'application/pdf',
      bytes: await this.printer.print(reportDocument(content, await this.contents.nameOf(user), version)),
    }
  }
}
