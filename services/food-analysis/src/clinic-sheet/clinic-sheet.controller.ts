import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { IMAGE, SHEET } from '@gb/domain'
import { Answers, BodyLimit, CurrentUser, Owner, refusedAs, Refuses, type SessionUser } from '@gb/service-kit'
import { type AnalysisCall, Call } from '../analysis/analysis-call.js'
import { ClinicPlanReadingDto, ReadClinicSheetRequest } from './clinic-sheet.dto.js'
import { ClinicSheetService } from './clinic-sheet.service.js'

/** From a clinic's sheet to figures that its owner confirms. */
@ApiTags('profile')
@Controller('api')
export class ClinicSheetController {
  constructor(private readonly sheets: ClinicSheetService) {}

  @Post('clinic-plan-reading')
  // 200 and not 201: nothing is created, neither of the sheet nor of what it says.
  @HttpCode(200)
  @Owner('body')
  @BodyLimit(IMAGE.maxBodyBytes)
  @Answers(
    ClinicPlanReadingDto,
    "Read a clinic's sheet",
    'Answers figures with the words they were read from, for their owner to confirm; nothing is stored, and no scan is used. What is not plausible is left empty with why. Needs health_data_consent and ai_analysis_consent.',
  )
  @Refuses({
    400: '`invalid_input`, or `invalid_image`: no sheet, not readable, locked, too long or too large.',
    403: '`consent_required`, `consent_outdated` or `not_yours`.',
    413: 'A body over 4 MiB.',
    429: `Over ${SHEET.maxADay} sheets in a day, or too many photos of any kind within an hour.`,
    502: '`provider_failed`.',
    503: refusedAs('provider_unavailable', 'It does not answer, or no AI service is connected.'),
    504: '`provider_timeout`.',
  })
  async read(
    @Body() body: ReadClinicSheetRequest,
    @CurrentUser() user: SessionUser,
    @Call() { gone }: AnalysisCall,
  ): Promise<ClinicPlanReadingDto> {
    return { fields: await this.sheets.read(user, body, gone) }
  }
}
