import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common'
import {
  ApiAcceptedResponse,
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger'
import { CurrentUser, ProblemDto, Session, type SessionUser, WhileDeleting } from '@gb/service-kit'
import { BrowserCookies } from '../../base/browser/browser-cookies.js'
import type { BrowserReply, BrowserRequest } from '../../base/browser/http.js'
import { ConfirmDto, ConfirmedDto, StartConfirmationDto, StartedConfirmationDto } from './confirmation.dto.js'
import { toConfirmedDto, toProof, toStartedDto } from './confirmation.mapper.js'
import { ConfirmationService } from './confirmation.service.js'

const WAY_CLOSED = { description: 'This way is not open to this person.', type: ProblemDto }

/** Confirming that it is you, where a call answers `fresh_confirmation_required`. */
@ApiTags('session')
@Controller('api/confirmation')
export class ConfirmationController {
  constructor(
    private readonly confirming: ConfirmationService,
    private readonly cookies: BrowserCookies,
  ) {}

  @Post('start')
  @HttpCode(202)
  @Session()
  @WhileDeleting()
  @ApiOperation({
    summary: 'Begin to confirm that it is you',
    description:
      'Mails a code to the address in force, or asks one of the own passkeys. A newer code takes the place of the one before.',
  })
  @ApiAcceptedResponse({ type: StartedConfirmationDto })
  @ApiBadRequestResponse({ description: 'No such purpose or way.', type: ProblemDto })
  @ApiConflictResponse(WAY_CLOSED)
  @ApiTooManyRequestsResponse({ description: 'Ten codes were mailed today.', type: ProblemDto })
  async start(
    @Body() { purpose, way }: StartConfirmationDto,
    @CurrentUser() user: SessionUser,
    @Req() request: BrowserRequest,
  ): Promise<StartedConfirmationDto> {
    return toStartedDto(await this.confirming.start(user, this.cookies.read(request), purpose, way))
  }

  @Post('confirm')
  @HttpCode(200)
  @Session()
  @WhileDeleting()
  @ApiOperation({
    summary: 'Confirm that it is you',
    description:
      'Holds ten minutes, for this session and this purpose. The session gets another token; older ones do not share in it. Five tries a code, each code once.',
  })
  @ApiOkResponse({ type: ConfirmedDto })
  @ApiBadRequestResponse({ description: 'Not 8 digits, or not what a browser answers.', type: ProblemDto })
  @ApiForbiddenResponse({
    description: 'The passkey was refused: one answer for every reason.',
    type: ProblemDto,
  })
  @ApiNotFoundResponse({
    description:
      'The code is wrong, expired, used, or was tried too often; `tries_left` says how often it still works.',
    type: ProblemDto,
  })
  @ApiConflictResponse(WAY_CLOSED)
  async confirm(
    @Body() body: ConfirmDto,
    @CurrentUser() user: SessionUser,
    @Req() request: BrowserRequest,
    @Res({ passthrough: true }) reply: BrowserReply,
  ): Promise<ConfirmedDto> {
    const confirmed = await this.confirming.confirm(user, this.cookies.read(request), toProof(body))
    this.cookies.keepSession(reply, confirmed.renewed)
    return toConfirmedDto(confirmed)
  }
}
