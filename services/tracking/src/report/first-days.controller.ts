import { Controller, Get, Query, type StreamableFile } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { CurrentUser, Owner, Refuses, type SessionUser } from '@gb/service-kit'
import { attached } from './attached.js'
import { FirstDaysService } from './first-days.service.js'
import { PaperLanguageQuery } from './paper-language.dto.js'

/** The first days after surgery on paper. Free: safety is not sold. */
@ApiTags('report')
@Controller('api')
export class FirstDaysController {
  constructor(private readonly firstDays: FirstDaysService) {}

  @Get('first-days-page/:user_id')
  @Owner('params')
  @ApiOperation({
    summary: 'The first 30 days after surgery as one page for the clinic, PDF',
    description:
      'What wants talking about first, then each day with what was drunk and answered. Also after the first days; nothing of it is kept.',
  })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ description: 'The file, as an attachment.', schema: { type: 'string', format: 'binary' } })
  @Refuses({
    400: 'Not a language that the product speaks.',
    404: 'No day of surgery, or it is still to come.',
    429: 'More than 60 reports and downloads in an hour.',
    503: 'It cannot be printed right now.',
  })
  async page(
    @CurrentUser() user: SessionUser,
    @Query() { lang }: PaperLanguageQuery,
  ): Promise<StreamableFile> {
    return attached(await this.firstDays.page(user, lang))
  }
}
