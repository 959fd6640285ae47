import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import {
  Answers,
  AnswersCreated,
  CurrentUser,
  Fresh,
  Idempotent,
  Refuses,
  Session,
  type SessionUser,
} from '@gb/service-kit'
import { BrowserCookies } from '../../base/browser/browser-cookies.js'
import type { BrowserReply, BrowserRequest } from '../../base/browser/http.js'
import { CodeRestoreService } from './code-restore.service.js'
import { AddPasskeyDto, PasskeyParams, SetCodeRestoreDto } from './passkey-answer.dto.js'
import { CodeRestoreDto, PasskeyDto, PasskeysDto, RegistrationQuestionDto } from './passkey.dto.js'
import {
  toPasskeyDto,
  toPasskeysDto,
  toRegistrationAnswer,
  toRegistrationQuestionDto,
} from './passkey.mapper.js'
import { PasskeyRegistrationService } from './passkey-registration.service.js'
import { PasskeysService } from './passkeys.service.js'

/** The passkeys of the own profile. */
@ApiTags('passkeys')
@Controller('api/passkeys')
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly registration: PasskeyRegistrationService,
    private readonly codeRestore: CodeRestoreService,
    private readonly cookies: BrowserCookies,
  ) {}

  @Get()
  @Session()
  @Answers(PasskeysDto, 'The passkeys of the own profile')
  async list(@CurrentUser() { userId }: SessionUser): Promise<PasskeysDto> {
    return toPasskeysDto(await this.passkeys.read(userId))
  }

  @Post('registration-options')
  @HttpCode(200)
  @Fresh('change_passkeys')
  @Session()
  @Answers(RegistrationQuestionDto, 'What the browser needs to make a passkey')
  @Refuses({ 409: 'There are ten already.', 429: 'Asked too often this hour.' })
  async ask(@CurrentUser() user: SessionUser): Promise<RegistrationQuestionDto> {
    return toRegistrationQuestionDto(await this.registration.ask(user))
  }

  @Post()
  @Fresh('change_passkeys')
  @Session()
  @AnswersCreated(
    PasskeyDto,
    'Add a passkey',
    'It is named after the browser. The person is told, and the session gets another token. Refused with one answer: a wrong site, no proof of the person, an old question.',
  )
  @Refuses({ 400: 'Not what a browser answers.', 409: 'There are ten already, or it is known.' })
  async add(
    @Body() body: AddPasskeyDto,
    @CurrentUser() user: SessionUser,
    @Req() request: BrowserRequest,
    @Res({ passthrough: true }) reply: BrowserReply,
  ): Promise<PasskeyDto> {
    const browser = this.cookies.read(request)
    const { renewed, ...added } = await this.registration.add(user, browser, toRegistrationAnswer(body))
    this.cookies.keepSession(reply, renewed)
    return toPasskeyDto(added)
  }

  @Post('code-restore')
  @HttpCode(200)
  @Fresh('code_restore')
  @Session()
  @Idempotent()
  @Answers(
    CodeRestoreDto,
    'May code and e-mail open the profile on new devices?',
    'Off needs a passkey. Known devices and the pairing window work either way; answers to others stay the same.',
  )
  @Refuses({ 400: 'Neither true nor false.', 409: 'Off, without any passkey.' })
  async setCodeRestore(
    @Body() { enabled }: SetCodeRestoreDto,
    @CurrentUser() user: SessionUser,
    @Req() request: BrowserRequest,
  ): Promise<CodeRestoreDto> {
    await this.codeRestore.turn(user, this.cookies.read(request), enabled)
    return { code_restore_enabled: enabled }
  }

  @Delete(':passkey_id')
  @Fresh('change_passkeys')
  @Session()
  @Idempotent()
  @Answers(PasskeysDto, 'Remove a passkey', {
    description:
      'The person is told, and the session gets another token. With the last one, code and e-mail open the profile on new devices again.',
    answer: 'What is left.',
  })
  @Refuses({ 404: "No such passkey, or somebody else's." })
  async remove(
    @Param() { passkey_id: passkeyId }: PasskeyParams,
    @CurrentUser() user: SessionUser,
    @Req() request: BrowserRequest,
    @Res({ passthrough: true }) reply: BrowserReply,
  ): Promise<PasskeysDto> {
    const { renewed, ...left } = await this.passkeys.remove(user, this.cookies.read(request), passkeyId)
    this.cookies.keepSession(reply, renewed)
    return toPasskeysDto(left)
  }
}
