import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import {
  Answers,
  CurrentUser,
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
import { SignedPasskeyDto } from './passkey-answer.dto.js'
import { PasskeySignInService } from './passkey-sign-in.service.js'
import { PasskeyUnlockService } from './passkey-unlock.service.js'
import { PasskeyQuestionDto, UnlockedDto, UnlockQuestionDto } from './passkey.dto.js'
import { toQuestionDto, toSignedAnswer, toUnlockQuestionDto } from './passkey.mapper.js'

const REFUSED = refusedAs('passkey_refused', 'Refused: one answer for every reason.')
const TOO_OFTEN = 'Asked too often this hour.'

/** Passkeys in use: opening a profile, and unlocking the app. */
@ApiTags('passkeys')
@Controller('api/passkeys')
export class PasskeyUseController {
  constructor(
    private readonly signingIn: PasskeySignInService,
    private readonly unlocking: PasskeyUnlockService,
    private readonly cookies: BrowserCookies,
  ) {}

  @Post('sign-in-options')
  @HttpCode(200)
  @Visitor()
  @WhileDeleting()
  @Answers(PasskeyQuestionDto, 'A question that any passkey of this site may sign')
  @Refuses({ 429: TOO_OFTEN })
  async askForSignIn(
    @Req() request: BrowserRequest,
    @Res({ passthrough: true }) reply: BrowserReply,
  ): Promise<PasskeyQuestionDto> {
    const question = await this.signingIn.ask(this.cookies.read(request))
    this.cookies.keepVisitor(reply, question.visitorToken)
    return toQuestionDto(question)
  }

  @Post('sign-in')
  @HttpCode(200)
  @Visitor()
  @WhileDeleting()
  @Answers(
    ProfileDto,
    'Open a profile with a passkey',
    'Signs this browser in, on any device and without a mail. The profile code stays as it is.',
  )
  @Refuses({ 400: 'Not what a browser answers.', 403: REFUSED })
  async signIn(
    @Body() body: SignedPasskeyDto,
    @Req() request: BrowserRequest,
    @Res({ passthrough: true }) reply: BrowserReply,
  ): Promise<ProfileDto> {
    const browser = this.cookies.read(request)
    const { profile, signIn } = await this.signingIn.signIn(toSignedAnswer(body), browser)
    this.cookies.keepSession(reply, signIn)
    return toProfileDto(profile)
  }

  @Post('unlock-options')
  @HttpCode(200)
  @Session()
  @WhileDeleting()
  @Answers(UnlockQuestionDto, 'A question that one of the own passkeys has to sign')
  @Refuses({ 404: 'The profile has no passkey.', 429: TOO_OFTEN })
  async askForUnlock(@CurrentUser() user: SessionUser): Promise<UnlockQuestionDto> {
    return toUnlockQuestionDto(await this.unlocking.ask(user))
  }

  @Post('unlock')
  @HttpCode(200)
  @Session()
  @WhileDeleting()
  @Answers(
    UnlockedDto,
    'Unlock the app with a passkey',
    'Changes nothing here but the last use of that passkey.',
  )
  @Refuses({ 400: 'Not what a browser answers.', 403: REFUSED })
  async unlock(
    @Body() body: SignedPasskeyDto,
    @CurrentUser() user: SessionUser,
    @Req() request: BrowserRequest,
  ): Promise<UnlockedDto> {
    await this.unlocking.unlock(toSignedAnswer(body), user, this.cookies.read(request))
    return { unlocked: true }
  }
}
