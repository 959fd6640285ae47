import { Body, Controller, Headers, Post, Req, Res } from '@nestjs/common'
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger'
import { Answers, MaybeUser, Refuses, type SessionUser, Visitor, WhileDeleting } from '@gb/service-kit'
import { BrowserCookies } from '../../base/browser/browser-cookies.js'
import type { BrowserReply, BrowserRequest } from '../../base/browser/http.js'
import { ProfileDto } from '../../person/profile/profile-answer.dto.js'
import { AdoptService } from './adopt.service.js'
import { Limited, PROOF_HEADER } from './limited.js'
import { AdoptDto, StartedAdoptionDto } from './restore.dto.js'
import { toAdoptionDto } from './restore.mapper.js'

/** A profile that the address of the page names. */
@ApiTags('restore')
@Controller('api')
export class AdoptController {
  constructor(
    private readonly adopting: AdoptService,
    private readonly cookies: BrowserCookies,
  ) {}

  @Post('session/adopt')
  @Visitor()
  @WhileDeleting()
  @Limited()
  @Answers(ProfileDto, 'Open the profile of an address like ?user_id=…&email=…', {
    description:
      'Mails a code if both belong together; POST /api/restore/confirm finishes it. With RESTORE_CONFIRMATION=none a pair that belongs together opens the profile at once.',
    answer: 'Signed in already, or RESTORE_CONFIRMATION=none.',
  })
  @ApiAcceptedResponse({ description: 'One answer for every pair.', type: StartedAdoptionDto })
  @Refuses({ 400: 'No user_id, or no e-mail address.' })
  async adopt(
    @Body() { user_id: userId, email }: AdoptDto,
    @Req() request: BrowserRequest,
    @Res({ passthrough: true }) reply: BrowserReply,
    @MaybeUser() user: SessionUser | null,
    @Headers(PROOF_HEADER) proof: string | undefined,
  ): Promise<ProfileDto | StartedAdoptionDto> {
    const browser = this.cookies.read(request)
    const adopted = await this.adopting.adopt({ userId, email, user, browser, proof: proof ?? null })
    reply.status(adopted.status)
    adopted.visitorTokens.forEach((token) => this.cookies.keepVisitor(reply, token))
    adopted.signIns.forEach((secrets) => this.cookies.keepSession(reply, secrets))
    return toAdoptionDto(adopted.answer)
  }
}
