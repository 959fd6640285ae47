import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import {
  Answers,
  CurrentUser,
  Idempotent,
  refusedAs,
  Refuses,
  Session,
  type SessionUser,
} from '@gb/service-kit'
import { GrantParams, HelpedPeopleDto, InvitationLinkDto, InvitedDto } from './helpers.dto.js'
import { toHelpedPeopleDto, toInvitedDto } from './helpers.mapper.js'
import { HelpingService } from './helping.service.js'

const NOT_OPEN = {
  400: 'Not the link of a mail.',
  404: refusedAs('invalid_or_expired_code', 'Used before, taken back, expired or unknown.'),
  409: 'It was sent to another email than that of your profile.',
}

/** The people at whose side one is. */
@ApiTags('helpers')
@Controller('api/helping')
export class HelpingController {
  constructor(private readonly helping: HelpingService) {}

  @Get()
  @Session()
  @Answers(HelpedPeopleDto, 'The people at whose side you are now')
  async list(@CurrentUser() { userId }: SessionUser): Promise<HelpedPeopleDto> {
    return toHelpedPeopleDto(await this.helping.list(userId))
  }

  @Post('invitation')
  @HttpCode(200)
  @Session()
  @Answers(InvitedDto, 'What a link invites you to')
  @Refuses(NOT_OPEN)
  async read(
    @Body() { token }: InvitationLinkDto,
    @CurrentUser() { userId }: SessionUser,
  ): Promise<InvitedDto> {
    return toInvitedDto(await this.helping.read(userId, token))
  }

  @Post()
  @HttpCode(200)
  @Session()
  @Idempotent()
  @Answers(HelpedPeopleDto, 'Accept an invitation', {
    description: 'Works once. Who sent it is told.',
    answer: 'The people at whose side you are now.',
  })
  @Refuses(NOT_OPEN)
  async accept(
    @Body() { token }: InvitationLinkDto,
    @CurrentUser() { userId }: SessionUser,
  ): Promise<HelpedPeopleDto> {
    return toHelpedPeopleDto(await this.helping.accept(userId, token))
  }

  @Delete(':grant_id')
  @Session()
  @Idempotent()
  @Answers(HelpedPeopleDto, "Leave a person's side", { answer: 'Who is left.' })
  @Refuses({ 404: 'It was ended before, or is not yours.' })
  async leave(
    @Param() { grant_id: grantId }: GrantParams,
    @CurrentUser() { userId }: SessionUser,
  ): Promise<HelpedPeopleDto> {
    return toHelpedPeopleDto(await this.helping.leave(userId, grantId))
  }
}
