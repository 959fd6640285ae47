import { Controller, Get, Param, Req, Res } from '@nestjs/common'
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger'
import { MaybeUser, ProblemDto, type SessionUser, Visitor } from '@gb/service-kit'
import { BrowserCookies } from '../browser/browser-cookies.js'
import type { BrowserReply, BrowserRequest } from '../browser/http.js'
import { ProfileDto } from '../profile/profile-answer.dto.js'
import { toProfileDto } from '../profile/profile.mapper.js'
import { ProfileCodeParams } from './profile-code.params.js'
import { RestoreService } from './restore.service.js'

/** Getting back into a profile. */
@ApiTags('restore')
@Controller('api')
export class RestoreController {
  constructor(
    private readonly restoring: RestoreService,
    private readonly cookies: BrowserCookies,
  ) {}

  @Get('profile-by-code/:code')
  @Visitor()
  @ApiOperation({
    summary: 'Open a profile by its code',
    description: 'Signs this browser in. A code alone opens a profile only where that is safe or configured.',
  })
  @ApiOkResponse({ type: ProfileDto })
  @ApiBadRequestResponse({ description: 'Not 6 digits.', type: ProblemDto })
  @ApiForbiddenResponse({ description: 'Opened as a page instead of by the app.', type: ProblemDto })
  @ApiNotFoundResponse({
    description: 'One answer for every code that does not open a profile here.',
    type: ProblemDto,
  })
  @ApiTooManyRequestsResponse({ description: 'Too many codes from this network.', type: ProblemDto })
  async open(
    @Param() { code }: ProfileCodeParams,
    @Req() request: BrowserRequest,
    @Res({ passthrough: true }) reply: BrowserReply,
    @MaybeUser() user: SessionUser | null,
  ): Promise<ProfileDto> {
    const opened = await this.restoring.open({
      code,
      user,
      browser: this.cookies.read(request),
      destination: request.headers['sec-fetch-dest'] ?? null,
    })
    opened.signIns.forEach((secrets) => this.cookies.keepSession(reply, secrets))
    return toProfileDto(opened.profile)
  }
}
