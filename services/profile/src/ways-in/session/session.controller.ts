import { Controller, Delete, Get, Req, Res } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, Session, type SessionUser, WhileDeleting } from '@gb/service-kit'
import { BrowserCookies } from '../../base/browser/browser-cookies.js'
import type { BrowserReply, BrowserRequest } from '../../base/browser/http.js'
import { SessionDto, SignedOutDto } from './session.dto.js'
import { toSessionDto } from './session.mapper.js'
import { SessionRotationService } from './session-rotation.service.js'
import { SessionService } from './session.service.js'
import { WhoAmIService } from './who-am-i.service.js'

/** The session of this browser. */
@ApiTags('session')
@Controller('api')
export class SessionController {
  constructor(
    private readonly sessions: SessionService,
    private readonly rotation: SessionRotationService,
    private readonly whoAmI: WhoAmIService,
    private readonly cookies: BrowserCookies,
  ) {}

  @Get('session')
  @Session()
  @Answers(
    SessionDto,
    'Who am I?',
    'Called at each start of the app; once a day it also gives the session another token.',
  )
  async read(
    @CurrentUser() user: SessionUser,
    @Req() request: BrowserRequest,
    @Res({ passthrough: true }) reply: BrowserReply,
  ): Promise<SessionDto> {
    const answer = toSessionDto(await this.whoAmI.read(user))
    const renewed = await this.rotation.renewDaily(user, this.cookies.read(request))
    renewed.forEach((secrets) => this.cookies.keepSession(reply, secrets))
    return answer
  }

  @Delete('session')
  @Session()
  @WhileDeleting()
  @Answers(SignedOutDto, 'Sign this browser out and wipe it')
  async signOut(
    @CurrentUser() user: SessionUser,
    @Res({ passthrough: true }) reply: BrowserReply,
  ): Promise<SignedOutDto> {
    await this.sessions.end(user)
    this.cookies.wipe(reply)
    return { signed_out: true }
  }

  @Delete('sessions')
  @Session()
  @WhileDeleting()
  @Answers(SignedOutDto, 'Sign out everywhere')
  async signOutEverywhere(
    @CurrentUser() user: SessionUser,
    @Res({ passthrough: true }) reply: BrowserReply,
  ): Promise<SignedOutDto> {
    await this.sessions.endAll(user.userId)
    this.cookies.wipe(reply)
    return { signed_out: true }
  }
}
