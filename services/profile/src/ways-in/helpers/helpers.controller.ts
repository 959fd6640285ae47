import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common'
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
import { GrantParams, HelpersDto, InvitationParams, InviteHelperDto } from './helpers.dto.js'
import { toHelpersDto, toHelperWish } from './helpers.mapper.js'
import { HelperInviteService } from './helper-invite.service.js'
import { HelpersService } from './helpers.service.js'

/** The people at one's side. */
@ApiTags('helpers')
@Controller('api')
export class HelpersController {
  constructor(
    private readonly helpers: HelpersService,
    private readonly inviting: HelperInviteService,
  ) {}

  @Get('helpers')
  @Session()
  @Answers(HelpersDto, 'The people at your side, and when they looked')
  async list(@CurrentUser() { userId }: SessionUser): Promise<HelpersDto> {
    return toHelpersDto(await this.helpers.list(userId))
  }

  @Post('helpers')
  @Fresh('invite_helper')
  @Session()
  @Idempotent()
  @AnswersCreated(HelpersDto, 'Invite somebody to your side', {
    description:
      'The email gets a link that works once, for three days, and only in a profile with that very email. What the helper may see ends by itself, and at once when you end it.',
    answer: 'The invitation among the others.',
  })
  @Refuses({
    400: 'A field is wrong, or the email is your own.',
    409: 'There are too many already.',
    429: 'Too many invitations today.',
  })
  async invite(@Body() body: InviteHelperDto, @CurrentUser() { userId }: SessionUser): Promise<HelpersDto> {
    await this.inviting.invite(userId, toHelperWish(body))
    return toHelpersDto(await this.helpers.list(userId))
  }

  @Delete('helpers/:grant_id')
  @Session()
  @Idempotent()
  @Answers(HelpersDto, 'End it: the next thing that the helper asks for is refused', {
    answer: 'Who is left.',
  })
  @Refuses({ 404: 'It was ended before, or is not yours.' })
  async end(
    @Param() { grant_id: grantId }: GrantParams,
    @CurrentUser() { userId }: SessionUser,
  ): Promise<HelpersDto> {
    return toHelpersDto(await this.helpers.end(userId, grantId))
  }

  @Delete('helper-invitations/:invitation_id')
  @Session()
  @Idempotent()
  @Answers(HelpersDto, 'Take an invitation back', { answer: 'Who is left.' })
  @Refuses({ 404: 'It was accepted or taken back before, or is not yours.' })
  async takeBack(
    @Param() { invitation_id: invitationId }: InvitationParams,
    @CurrentUser() { userId }: SessionUser,
  ): Promise<HelpersDto> {
    return toHelpersDto(await this.helpers.takeBack(userId, invitationId))
  }
}
