import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import {
  Answers,
  AnswersCreated,
  CurrentOperator,
  type Operator,
  OperatorOnly,
  Public,
  type PublicAnswer,
  Refuses,
} from '@gb/service-kit'
import { PublicRead } from '../public-read.js'
import {
  AnnouncementPath,
  AnnouncementsDto,
  OperatorAnnouncementDto,
  OperatorAnnouncementsDto,
  PublishAnnouncementDto,
} from './announcements.dto.js'
import { toNewAnnouncement, toOperatorAnnouncement } from './announcements.mapper.js'
import { AnnouncementsService } from './announcements.service.js'

/** Dated announcements: read by everybody, made by operators. */
@ApiTags('content')
@Controller('api')
export class AnnouncementsController {
  constructor(private readonly announcements: AnnouncementsService) {}

  @Get('announcements')
  @Public()
  @PublicRead(
    AnnouncementsDto,
    'getAnnouncements',
    'Announcements for everybody, each with the time it is shown',
  )
  current(): Promise<PublicAnswer> {
    return this.announcements.current()
  }

  @Get('operator/announcements')
  @OperatorOnly('content:write')
  @Answers(OperatorAnnouncementsDto, 'All announcements, also those that are over or withdrawn')
  async all(): Promise<OperatorAnnouncementsDto> {
    return { announcements: (await this.announcements.all()).map(toOperatorAnnouncement) }
  }

  @Post('operator/announcements')
  @OperatorOnly('content:write', { confirm: 'publish' })
  @AnswersCreated(
    OperatorAnnouncementDto,
    'Publishes an announcement that everybody sees until it ends or they dismiss it',
  )
  @Refuses({ 400: 'A field is wrong, or the time is.' })
  async publish(
    @Body() wanted: PublishAnnouncementDto,
    @CurrentOperator() operator: Operator,
  ): Promise<OperatorAnnouncementDto> {
    return toOperatorAnnouncement(await this.announcements.publish(toNewAnnouncement(wanted, operator)))
  }

  @Delete('operator/announcements/:announcement_id')
  @OperatorOnly('content:write', { confirm: 'withdraw' })
  @Answers(OperatorAnnouncementDto, 'Withdraws an announcement: nobody new sees it')
  @Refuses({ 404: 'There is no such announcement.' })
  async withdraw(@Param() { announcement_id: id }: AnnouncementPath): Promise<OperatorAnnouncementDto> {
    return toOperatorAnnouncement(await this.announcements.withdraw(id))
  }
}
