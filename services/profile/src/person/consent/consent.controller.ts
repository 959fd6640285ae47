import { Body, Controller, Delete, Get, Param, Post, Query, Req, Res } from '@nestjs/common'
import { ApiBody, ApiTags } from '@nestjs/swagger'
import { CONSENT_APP_VERSION } from '@gb/domain'
import {
  Answers,
  AnswersCreated,
  CurrentUser,
  Idempotent,
  ListQuery,
  MaybeUser,
  Refuses,
  Session,
  type SessionUser,
  Visitor,
} from '@gb/service-kit'
import { BrowserCookies } from '../../base/browser/browser-cookies.js'
import type { BrowserReply, BrowserRequest } from '../../base/browser/http.js'
import { ConsentReceiptDto, ConsentsDto, WithdrawnConsentDto } from './consent-answer.dto.js'
import { toConsentsDto, toGivenConsents, toReceiptDto, toWithdrawnDto } from './consent.mapper.js'
import { ConsentPurposeParams } from './consent-purpose.params.js'
import { ConsentService } from './consent.service.js'
import { GiveConsentDto } from './give-consent.dto.js'

/** All four or one: beside each other they would be refused. */
const CONSENT_EXAMPLES = {
  all: {
    summary: 'All four, before a profile is made',
    value: {
      privacy_policy_accepted: true,
      terms_accepted: true,
      health_data_consent: true,
      ai_analysis_consent: true,
      app_version: CONSENT_APP_VERSION,
      timestamp: '2026-11-20T08:30:00.000Z',
    },
  },
  one: { summary: 'One again, signed in', value: { purpose: 'ai_analysis_consent' } },
}

/** The consent ledger. */
@Controller('api')
export class ConsentController {
  constructor(
    private readonly consents: ConsentService,
    private readonly cookies: BrowserCookies,
  ) {}

  @Post('user-consent')
  @ApiTags('consent')
  @Visitor()
  @Idempotent()
  @AnswersCreated(
    ConsentReceiptDto,
    'Record all four consents, or one purpose',
    'All four: for the signed-in profile or, without one, for this browser, which a profile can then be made in. One `purpose` alone: for the signed-in profile.',
  )
  @ApiBody({ type: GiveConsentDto, examples: CONSENT_EXAMPLES })
  @Refuses({ 400: 'A consent is not true; nothing was recorded.', 401: 'One purpose without a session.' })
  async give(
    @Body() body: GiveConsentDto,
    @Req() request: BrowserRequest,
    @Res({ passthrough: true }) reply: BrowserReply,
    @MaybeUser() user: SessionUser | null,
  ): Promise<ConsentReceiptDto> {
    const { visitor } = this.cookies.read(request)
    const receipt = await this.consents.give({ userId: user?.userId ?? null, visitor }, toGivenConsents(body))
    receipt.visitorTokens.forEach((token) => this.cookies.keepVisitor(reply, token))
    return toReceiptDto(receipt)
  }

  @Get('consents')
  @ApiTags('consent')
  @Visitor()
  @Answers(ConsentsDto, 'Consent as it stands, the ledger, and the texts in force')
  async list(
    @Query() query: ListQuery,
    @Req() request: BrowserRequest,
    @MaybeUser() user: SessionUser | null,
  ): Promise<ConsentsDto> {
    const { visitor } = this.cookies.read(request)
    return toConsentsDto(await this.consents.overview({ userId: user?.userId ?? null, visitor }, query))
  }

  @Delete('consents/:purpose')
  @ApiTags('my data')
  @Session()
  @Idempotent()
  @Answers(
    WithdrawnConsentDto,
    'Withdraw one consent',
    'It stops to hold at once; what was stored before stays. A consent that was not given stays as it is.',
  )
  @Refuses({ 400: 'No such purpose.' })
  async withdraw(
    @Param() { purpose }: ConsentPurposeParams,
    @CurrentUser() { userId }: SessionUser,
  ): Promise<WithdrawnConsentDto> {
    return toWithdrawnDto(await this.consents.withdraw(userId, purpose))
  }
}
