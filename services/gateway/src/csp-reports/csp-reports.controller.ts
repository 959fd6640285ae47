import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { ApiBody, ApiConsumes, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { BodyLimit, Public, Refuses } from '@gb/service-kit'
import { CspReportsService } from './csp-reports.service.js'
import { MAX_REPORT_BYTES } from './report-body.js'

const REPORT = {
  description: 'What browsers send by themselves; also `application/reports+json`.',
  schema: { type: 'object', additionalProperties: true },
  examples: {
    inline: {
      summary: 'A script inside the page',
      value: { 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' } },
    },
  },
}

/** Where browsers say what the content policy stopped. Anonymous: no cookie is read, and no address is kept. */
@ApiTags('front end')
@Controller('api/csp-reports')
export class CspReportsController {
  constructor(private readonly reports: CspReportsService) {}

  @Post()
  @HttpCode(204)
  @Public()
  @BodyLimit(MAX_REPORT_BYTES)
  @ApiOperation({ summary: 'Takes what a browser stopped because of the content policy' })
  @ApiConsumes('application/csp-report', 'application/reports+json')
  @ApiBody(REPORT)
  @ApiNoContentResponse({ description: 'Taken, or nothing to take in it.' })
  @Refuses({ 429: 'Enough was reported for now.' })
  report(@Body() body: Record<string, unknown> | undefined): void {
    this.reports.take(body?.reports)
  }
}
