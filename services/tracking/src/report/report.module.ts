import { Module } from '@nestjs/common'
import { InsightsModule } from '../insights/insights.module.js'
import { TrackingDatabase } from '../database/database.module.js'
import { PdfPrinter } from './printer/pdf-printer.js'
import { ProgressReportRepository } from './progress-report.repository.js'
import { ReportContentsService } from './report-contents.service.js'
import { ReportController } from './report.controller.js'
import { ReportLogsRepository } from './report-logs.repository.js'
import { ReportNotesService } from './report-notes.service.js'
import { ReportService } from './report.service.js'

/** Progress reports. */
@Module({
  imports: [TrackingDatabase, InsightsModule],
  controllers: [ReportController],
  providers: [
    ReportService,
    ReportContentsService,
    ReportNotesService,
    ProgressReportRepository,
    ReportLogsRepository,
    PdfPrinter,
  ],
})
export class ReportModule {}
