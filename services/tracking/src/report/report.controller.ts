import { Body, Controller, Get, Param, Post, Query, type StreamableFile } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import {
  AnswersCreated,
  CurrentUser,
  Idempotent,
  Premium,
  Refuses,
  Session,
  type SessionUser,
} from '@gb/service-kit'
import { attached } from './attached.js'
import { MakeReportDto, ReportMadeDto, ReportPath, ReportQuery } from './report.dto.js'
import { PaperLanguageQuery } from './paper-language.dto.js'
import { ReportService } from './report.service.js'

/** Progress reports. */
@ApiTags('report')
@Controller('api')
export class ReportController {
  constructor(private readonly reports: ReportService) {}

  @Post('premium-progress-report/:user_id')
  @Premium('params')
  @Idempotent()
  @AnswersCreated(
    ReportMadeDto,
    'Make a progress report of a period that ends today',
    'Kept is which report was made; what it says is read from the logs, so that a deleted entry is in none. Needs health_data_consent.',
  )
  @Refuses({ 400: 'A field is missing or wrong.', 429: 'More than 60 reports and downloads in an hour.' })
  make(
    @CurrentUser() user: SessionUser,
    @Body() body: MakeReportDto,
    @Query() query: PaperLanguageQuery,
  ): Promise<ReportMadeDto> {
    return this.reports.make(user, body, query)
  }

  @Get('generate-pdf-report/:report_id')
  // Making one needs premium; what was made stays its owner's.
  @Session()
  @ApiOperation({
    summary: 'A report as a PDF, or its numbers as FHIR R4 Observations',
    description: 'Whoever made a report may download it, also after premium has ended.',
  })
  @ApiProduces('application/pdf', 'application/fhir+json')
  @ApiOkResponse({ description: 'The file, as an attachment.', schema: { type: 'string', format: 'binary' } })
  @Refuses({
    400: 'No such format or version, or not a language that the product speaks.',
    404: 'No such report of yours.',
    429: 'More than 60 reports and downloads in an hour.',
    503: 'It cannot be printed right now.',
  })
  async file(
    @CurrentUser() user: SessionUser,
    @Param() { report_id: reportId }: ReportPath,
    @Query() query: ReportQuery,
  ): Promise<StreamableFile> {
    return attached(await this.reports.file(user, reportId, query))
  }
}
