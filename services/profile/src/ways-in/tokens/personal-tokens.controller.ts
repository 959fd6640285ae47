import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import {
  Answers,
  AnswersCreated,
  ByToken,
  CurrentUser,
  Fresh,
  Idempotent,
  Refuses,
  Session,
  type SessionUser,
} from '@gb/service-kit'
import { BrowserCookies } from '../../base/browser/browser-cookies.js'
import type { BrowserRequest } from '../../base/browser/http.js'
import {
  MadeTokenDto,
  MakeTokenDto,
  OwnTokenDto,
  PersonalTokensDto,
  TokenParams,
} from './personal-tokens.dto.js'
import { toMadeTokenDto, toOwnTokenDto, toTokenDto } from './personal-tokens.mapper.js'
import { PersonalTokensService } from './personal-tokens.service.js'

/** Tokens with which scripts and shortcuts of a person read and log for them. */
@ApiTags('tokens')
@Controller('api')
export class PersonalTokensController {
  constructor(
    private readonly tokens: PersonalTokensService,
    private readonly cookies: BrowserCookies,
  ) {}

  @Get('personal-tokens')
  @Session()
  @Answers(PersonalTokensDto, 'The own tokens, without their secrets')
  async list(@CurrentUser() { userId }: SessionUser): Promise<PersonalTokensDto> {
    return { tokens: (await this.tokens.list(userId)).map(toTokenDto) }
  }

  // Not repeatable by a key: its answer would have to be kept, and the token with it.
  @Post('personal-tokens')
  @Fresh('make_token')
  @Session()
  @AnswersCreated(
    MadeTokenDto,
    'Make a token',
    'The token is in this answer and nowhere else. Send it as `Authorization: Bearer gbpt_…` with the calls that name it, without a cookie. The person is told.',
  )
  @Refuses({ 400: 'A field is wrong.', 409: 'There are ten already.' })
  async make(
    @Body() wish: MakeTokenDto,
    @CurrentUser() { userId }: SessionUser,
    @Req() request: BrowserRequest,
  ): Promise<MadeTokenDto> {
    return toMadeTokenDto(await this.tokens.make(userId, this.cookies.read(request), wish))
  }

  @Delete('personal-tokens/:token_id')
  @Session()
  @Idempotent()
  @Answers(PersonalTokensDto, 'End a token', { answer: 'What is left.' })
  @Refuses({ 404: "No such token, or somebody else's." })
  async end(
    @Param() { token_id: tokenId }: TokenParams,
    @CurrentUser() { userId }: SessionUser,
  ): Promise<PersonalTokensDto> {
    return { tokens: (await this.tokens.end(userId, tokenId)).map(toTokenDto) }
  }

  @Get('personal-token')
  @Session()
  @ByToken('read')
  @Answers(OwnTokenDto, 'What the token that asks is for, and for whom')
  @Refuses({ 404: 'A session asks, and no token.' })
  async own(@CurrentUser() user: SessionUser): Promise<OwnTokenDto> {
    return toOwnTokenDto(await this.tokens.own(user), user.userId)
  }
}
