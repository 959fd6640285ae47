import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common'
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger'
import {
  CurrentOperator,
  type Operator,
  OperatorOnly,
  ProblemDto,
  Public,
  type PublicAnswer,
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

/** Dated notes: read by everybody, made by operators. */
@ApiTags('content')
@Controller('api')
export class AnnouncementsController {
  constructor(private readonly announcements: AnnouncementsService) {}

  @Get('announcements')
  @Public()
  @PublicRead(AnnouncementsDto, 'getAnnouncements', 'Notes for everybody, each with the time it is shown')
  current(): Promise<PublicAnswer> {
    return this.announcements.current()
  }

  @Get('operator/announcements')
  @OperatorOnly('content:write')
  @ApiOperation({ summary: 'All notes, also those that are over or withdrawn' })
  @ApiOkResponse({ type: OperatorAnnouncementsDto })
  async all(): Promise<OperatorAnnouncementsDto> {
    return { announcements: (await this.announcements.all()).map(toOperatorAnnouncement) }
  }

  @Post('operator/announcements')
  @OperatorOnly('content:write')
  @ApiOperation({ summary: 'Publishes a note that everybody sees until it ends or they dismiss it' })
  @ApiCreatedResponse({ type: OperatorAnnouncementDto })
  @ApiBadRequestResponse({ description: 'A field is wrong, or the time is.', type: ProblemDto })
  async publish(
    @Body() wanted: PublishAnnouncementDto,
    @CurrentOperator() operator: Operator,
  ): Promise<OperatorAnnouncementDto> {
    return toOperatorAnnouncement(await this.announcements.publish(toNewAnnouncement(wanted, operator)))
  }

  @Delete('operator/announcements/:announcement_id')
  @OperatorOnly('content:write')
  @ApiOperation({ summary: 'Withdraws a note: nobody new sees it' })
  @ApiOkResponse({ type: OperatorAnnouncementDto })
  @ApiNotFoundResponse({ description: 'There is no such note.', type: ProblemDto })
  async withdraw(@Param() { announcement_id: id }: AnnouncementPath): Promise<OperatorAnnouncementDto> {
    return toOperatorAnnouncement(await this.announcements.withdraw(id))
  }
}
