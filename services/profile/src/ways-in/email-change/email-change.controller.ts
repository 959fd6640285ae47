import { Body, Controller, Delete, HttpCode, Post, Req, Res } from '@nestjs/common'
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import {
  Answers,
  CurrentUser,
  Idempotent,
  MaybeUser,
  refusedAs,
  Refuses,
  Session,
  type SessionUser,
  Visitor,
  WhileDeleting,
} from '@gb/service-kit'
import { BrowserCookies } from '../../base/browser/browser-cookies.js'
import type { BrowserReply, BrowserRequest } from '../../base/browser/http.js'
import { ProfileDto } from '../../person/profile/profile-answer.dto.js'
import { toProfileDto } from '../../person/profile/profile.mapper.js'
import {
  CanceledEmailDto,
  ConfirmEmailDto,
  PendingEmailDto,
  TakeBackDto,
  TakenBackDto,
} from './email-change.dto.js'
import { toPendingEmailDto, toTakenBackDto } from './email-change.mapper.js'
import { EmailChangeService } from './email-change.service.js'
import { EmailConfirmService } from './email-confirm.service.js'
import { TakeBackService } from './take-back.service.js'

/** A new e-mail address on its way into the profile. It begins with `POST /api/profile` and another e-mail. */
@ApiTags('profile')
@Controller('api/email-change')
export class EmailChangeController {
  constructor(
    private readonly changing: EmailChangeService,
    private readonly confirming: EmailConfirmService,
    private readonly takingBack: TakeBackService,
    private readonly cookies: BrowserCookies,
  ) {}

  @Post('confirm')
  @HttpCode(200)
  @Session()
  @Answers(ProfileDto, 'Confirm the new e-mail address', {
    description: 'Five tries. The old address is told, and the session gets another token.',
    answer: 'The profile with the new address.',
  })
  @Refuses({
    400: 'Not 8 digits.',
    404: refusedAs('invalid_or_expired_code', 'Wrong, expired, or nothing to confirm.'),
  })
  async confirm(
    @Body() { code }: ConfirmEmailDto,
    @CurrentUser() user: SessionUser,
    @Req() request: BrowserRequest,
    @Res({ passthrough: true }) reply: BrowserReply,
  ): Promise<ProfileDto> {
    const { profile, renewed } = await this.confirming.confirm(user, this.cookies.read(request), code)
    this.cookies.keepSession(reply, renewed)
    return toProfileDto(profile)
  }

  @Post('resend')
  @HttpCode(202)
  @Session()
  @Idempotent()
  @ApiOperation({ summary: 'Mail another code to the new e-mail address' })
  @ApiAcceptedResponse({ type: PendingEmailDto })
  @Refuses({ 404: 'Nothing to confirm.', 429: 'Too many mails already.' })
  async resend(@CurrentUser() { userId }: SessionUser): Promise<PendingEmailDto> {
    return toPendingEmailDto(await this.changing.sendAgain(userId))
  }

  @Post('take-back')
  @HttpCode(200)
  @Visitor()
  @WhileDeleting()
  @Answers(
    TakenBackDto,
    'Take an e-mail change back',
    'With the link that was mailed to the former address, within 72 hours and once. Signs out every device; a browser that is signed in to this profile gets a session of its own. Passkeys added since are gone, the profile code and the way in by code are those of before, and a deletion that was asked for since is undone.',
  )
  @Refuses({
    400: 'Not the part of such a link.',
    404: refusedAs('invalid_or_expired_code', 'Used, expired, or no such link.'),
    429: 'Many links were followed from here.',
  })
  async takeBack(
    @Body() { token }: TakeBackDto,
    @MaybeUser() user: SessionUser | null,
    @Req() request: BrowserRequest,
    @Res({ passthrough: true }) reply: BrowserReply,
  ): Promise<TakenBackDto> {
    const taken = await this.takingBack.take(token, user, this.cookies.read(request))
    taken.signIns.forEach((secrets) => this.cookies.keepSession(reply, secrets))
    return toTakenBackDto(taken)
  }

  @Delete()
  @Session()
  @Idempotent()
  @Answers(CanceledEmailDto, 'Keep the old e-mail address')
  @Refuses({ 404: 'Nothing to cancel.' })
  async cancel(@CurrentUser() { userId }: SessionUser): Promise<CanceledEmailDto> {
    await this.changing.cancel(userId)
    return { cancelled: true }
  }
}
