import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common'
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger'
import { ListQuery, MaybeUser, ProblemDto, type SessionUser, Visitor } from '@gb/service-kit'
import { BrowserCookies } from '../browser/browser-cookies.js'
import type { BrowserReply, BrowserRequest } from '../browser/http.js'
import { ConsentReceiptDto, ConsentsDto } from './consent-answer.dto.js'
import { toConsentsDto, toOrigin, toReceiptDto } from './consent.mapper.js'
import { ConsentService } from './consent.service.js'
import { GiveConsentDto } from './give-consent.dto.js'

/** The consent ledger. */
@ApiTags('consent')
@Controller('api')
export class ConsentController {
  constructor(
    private readonly consents: ConsentService,
    private readonly cookies: BrowserCookies,
  ) {}

  @Post('user-consent')
  @Visitor()
  @ApiOperation({
    summary: 'Record all four consents',
    description:
      'For the signed-in profile or, without one, for this browser, which a profile can then be made in.',
  })
  @ApiCreatedResponse({ type: ConsentReceiptDto })
  @ApiBadRequestResponse({ description: 'A consent is not true; nothing was recorded.', type: ProblemDto })
  async give(
    @Body() body: GiveConsentDto,
    @Req() request: BrowserRequest,
    @Res({ passthrough: true }) reply: BrowserReply,
    @MaybeUser() user: SessionUser | null,
  ): Promise<ConsentReceiptDto> {
    const { visitor } = this.cookies.read(request)
    const receipt = await this.consents.give({ userId: user?.userId ?? null, visitor }, toOrigin(body))
    receipt.visitorTokens.forEach((token) => this.cookies.keepVisitor(reply, token))
    return toReceiptDto(receipt)
  }

  @Get('consents')
  @Visitor()
  @ApiOperation({ summary: 'Consent as it stands, the ledger, and the texts in force' })
  @ApiOkResponse({ type: ConsentsDto })
  async list(
    @Query() query: ListQuery,
    @Req() request: BrowserRequest,
    @MaybeUser() user: SessionUser | null,
  ): Promise<ConsentsDto> {
    const { visitor } = this.cookies.read(request)
    return toConsentsDto(await this.consents.overview({ userId: user?.userId ?? null, visitor }, query))
  }
}
