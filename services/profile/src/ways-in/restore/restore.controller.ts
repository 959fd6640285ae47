import { Body, Controller, Get, Headers, HttpCode, Param, Post, Req, Res } from '@nestjs/common'
import { ApiAcceptedResponse, ApiNotFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import {
  Answers,
  CurrentUser,
  exampleProblem,
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
import { Limited, PROOF_HEADER } from './limited.js'
import { RestoreConfirmService } from './restore-confirm.service.js'
import {
  ConfirmRestoreDto,
  OwnCodeDto,
  ProfileCodeParams,
  RestoreDto,
  RestoreProblemDto,
  StartedRestoreDto,
  StartRestoreDto,
} from './restore.dto.js'
import { toStartedRestoreDto } from './restore.mapper.js'
import { RestoreStartService } from './restore-start.service.js'
import { openedProfile, type RestoreAnswer, RestoreService } from './restore.service.js'

const SUMMARY = 'Open a profile by its code'
const RULES =
  'Signs this browser in if it has held the profile before, or while a pairing window is open in its network. Everywhere else right and wrong codes get one answer, which begins the confirmation by e-mail. With RESTORE_CONFIRMATION=none the code alone opens the profile.'
const NOT_OPENED = 'One answer for every code that does not open a profile here.'
const ONE_ANSWER = {
  description: NOT_OPENED,
  example: exampleProblem('invalid_or_expired_code', NOT_OPENED),
}

/** Getting back into a profile. */
@ApiTags('restore')
@Controller('api')
export class RestoreController {
  constructor(
    private readonly restoring: RestoreService,
    private readonly starting: RestoreStartService,
    private readonly confirming: RestoreConfirmService,
    private readonly cookies: BrowserCookies,
  ) {}

  @Get('profile-by-code/:code')
  @Visitor()
  @Limited()
  @Answers(ProfileDto, SUMMARY, RULES)
  @Refuses({
    400: 'Not 6 digits.',
    403: refusedAs('forbidden_origin', 'Opened as a page instead of by the app.'),
  })
  @ApiNotFoundResponse({ ...ONE_ANSWER, type: RestoreProblemDto })
  async openByAddress(
    @Param() { code }: ProfileCodeParams,
    @Req() request: BrowserRequest,
    @Res({ passthrough: true }) reply: BrowserReply,
    @MaybeUser() user: SessionUser | null,
    @Headers(PROOF_HEADER) proof: string | undefined,
  ): Promise<ProfileDto> {
    const answer = await this.restoring.open({
      code,
      user,
      browser: this.cookies.read(request),
      destination: request.headers['sec-fetch-dest'] ?? null,
      proof: proof ?? null,
    })
    return this.answer(answer, reply)
  }

  @Post('restore')
  @HttpCode(200)
  @Visitor()
  @WhileDeleting()
  @Limited()
  @Answers(ProfileDto, `${SUMMARY}, with the code in the body`, RULES)
  @Refuses({ 400: 'Not 6 digits.' })
  @ApiNotFoundResponse({ ...ONE_ANSWER, type: RestoreProblemDto })
  async open(
    @Body() { code }: RestoreDto,
    @Req() request: BrowserRequest,
    @Res({ passthrough: true }) reply: BrowserReply,
    @MaybeUser() user: SessionUser | null,
    @Headers(PROOF_HEADER) proof: string | undefined,
  ): Promise<ProfileDto> {
    const browser = this.cookies.read(request)
    const asked = { code, user, browser, destination: null, proof: proof ?? null }
    return this.answer(await this.restoring.open(asked), reply)
  }

  @Post('session/own-code')
  @HttpCode(200)
  @Session()
  @WhileDeleting()
  @Answers(
    OwnCodeDto,
    'Is this a code of the signed-in profile?',
    'Opens and begins nothing. Wrong codes are counted, and too many end it for a while.',
  )
  @Refuses({ 400: 'Not 6 digits.', 429: 'Too many wrong codes.' })
  async isOwn(@Body() { code }: RestoreDto, @CurrentUser() user: SessionUser): Promise<OwnCodeDto> {
    return { own: await this.restoring.isOwn(code, user) }
  }

  @Post('restore/start')
  @HttpCode(202)
  @Visitor()
  @WhileDeleting()
  @Limited()
  @ApiOperation({
    summary: 'Type the e-mail address of the profile',
    description: 'Mails a code if code and e-mail belong together; the answer is the same if they do not.',
  })
  @ApiAcceptedResponse({ type: StartedRestoreDto })
  @Refuses({ 400: 'No e-mail address.' })
  async start(
    @Body() { challenge_id: challengeId, email }: StartRestoreDto,
    @Req() request: BrowserRequest,
    @Headers(PROOF_HEADER) proof: string | undefined,
  ): Promise<StartedRestoreDto> {
    const browser = this.cookies.read(request)
    return toStartedRestoreDto(
      await this.starting.start({ challengeId, email, browser, proof: proof ?? null }),
    )
  }

  @Post('restore/confirm')
  @HttpCode(200)
  @Visitor()
  @WhileDeleting()
  @Answers(
    ProfileDto,
    'Type the mailed code',
    'Signs this browser in. The profile gets another profile code; other devices stay signed in and the person is told. Five tries.',
  )
  @Refuses({
    400: 'Not 8 digits.',
    404: refusedAs('invalid_or_expired_code', 'Wrong, expired, tried too often, or begun elsewhere.'),
  })
  async confirm(
    @Body() { challenge_id: challengeId, code }: ConfirmRestoreDto,
    @Req() request: BrowserRequest,
    @Res({ passthrough: true }) reply: BrowserReply,
  ): Promise<ProfileDto> {
    const { profile, signIn } = await this.confirming.confirm(challengeId, code, this.cookies.read(request))
    this.cookies.keepSession(reply, signIn)
    return toProfileDto(profile)
  }

  /** The cookies go out with a refusal too: the next step has to come from the same browser. */
  private answer(answer: RestoreAnswer, reply: BrowserReply): ProfileDto {
    answer.visitorTokens.forEach((token) => this.cookies.keepVisitor(reply, token))
    answer.signIns.forEach((secrets) => this.cookies.keepSession(reply, secrets))
    return toProfileDto(openedProfile(answer))
  }
}
