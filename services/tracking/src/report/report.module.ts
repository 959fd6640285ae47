import { Module } from '@nestjs/common'
import { InsightsModule } from '../insights/insights.module.js'
import { TrackingDatabase } from '../database/database.module.js'
import { PdfPress } from './press/pdf-press.js'
import { ProgressReportRepository } from './progress-report.repository.js'
import { ReportController } from './report.controller.js'
import { ReportLogsRepository } from './report-logs.repository.js'
import { ReportNotesService } from './report-notes.service.js'
import { ReportService } from './report.service.js'

/** Progress reports. */
@Module({
  imports: [TrackingDatabase, InsightsModule],
  controllers: [ReportController],
  providers: [ReportService, ReportNotesService, ProgressReportRepository, ReportLogsRepository, PdfPress],
})
export class ReportModule {}
