import { Module } from '@nestjs/common'
import { ConcernsModule } from '../concerns/concerns.module.js'
import { FluidsModule } from '../fluids/fluids.module.js'
import { LogsModule } from '../logs/logs.module.js'
import { InsightsModule } from '../insights/insights.module.js'
import { TrackingDatabase } from '../database/database.module.js'
import { FirstDaysController } from './first-days.controller.js'
import { FirstDaysContents, FirstDaysService } from './first-days.service.js'
import { ReportLimit } from './report-limit.js'
import { PdfPrinter } from './printer/pdf-printer.js'
import { ProgressReportRepository } from './progress-report.repository.js'
import { ReportContentsService } from './report-contents.service.js'
import { ReportController } from './report.controller.js'
import { ReportLogsRepository } from './report-logs.repository.js'
import { ReportNotesService } from './report-notes.service.js'
import { ReportService } from './report.service.js'

/** Progress reports, and the page of the first days. */
@Module({
  imports: [TrackingDatabase, InsightsModule, LogsModule, FluidsModule, ConcernsModule],
  controllers: [ReportController, FirstDaysController],
  providers: [
    ReportService,
    ReportLimit,
    FirstDaysService,
    FirstDaysContents,
    ReportContentsService,
    ReportNotesService,
    ProgressReportRepository,
    ReportLogsRepository,
    PdfPrinter,
  ],
})
export class ReportModule {}
