import { Body, Controller, Get, HttpCode, Post, Put, Query, StreamableFile } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, Owner, refusedAs, Refuses, type SessionUser } from '@gb/service-kit'
import {
  CalendarQuery,
  RemindersDto,
  ReminderSettingsDto,
  ReminderTestDto,
  SnoozedReminderDto,
  SnoozeReminderDto,
} from './reminders.dto.js'
import { RemindersService } from './reminders.service.js'

const CALENDAR = 'text/calendar; charset=utf-8'

/** What a person wants to be reminded of. */
@ApiTags('reminders')
@Controller('api/reminders/:user_id')
export class RemindersController {
  constructor(private readonly reminders: RemindersService) {}

  @Get()
  @Owner('params')
  @Answers(RemindersDto, 'What you are reminded of; all off before you set it')
  read(@CurrentUser() user: SessionUser): Promise<RemindersDto> {
    return this.reminders.read(user)
  }

  @Put()
  @Owner('params')
  @Answers(
    RemindersDto,
    'Set what you are reminded of, all of it at once',
    'Times are of your X-Time-Zone. What is off is kept for later. Needs health_data_consent.',
  )
  @Refuses({ 400: 'A field is missing, or a time would never come.' })
  save(@CurrentUser() user: SessionUser, @Body() body: ReminderSettingsDto): Promise<RemindersDto> {
    return this.reminders.save(user, body)
  }

  @Post('snooze')
  @Owner('params')
  @HttpCode(200)
  @Answers(SnoozedReminderDto, 'Put the last reminder off; it comes again unless it is done by then')
  @Refuses({ 404: 'None was sent in the last 24 hours.' })
  snooze(@CurrentUser() user: SessionUser, @Body() body: SnoozeReminderDto): Promise<SnoozedReminderDto> {
    return this.reminders.snooze(user, body.snooze)
  }

  @Post('test')
  @Owner('params')
  @HttpCode(200)
  @Answers(ReminderTestDto, 'Send a test to all your devices')
  @Refuses({
    404: 'No device gets reminders.',
    429: 'More than 10 in an hour.',
    503: refusedAs('provider_unavailable', 'No push service took it.'),
  })
  async test(@CurrentUser() user: SessionUser): Promise<ReminderTestDto> {
    await this.reminders.test(user.userId)
    return { sent: true }
  }

  @Get('calendar.ics')
  @Owner('params')
  @ApiOperation({
    summary: 'The reminders as a calendar file',
    description: 'For phones without notifications. RFC 5545, times of the clock where the phone is.',
  })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ description: 'The calendar.', schema: { type: 'string' } })
  @Refuses({ 400: 'Not a language that the product speaks.' })
  async calendar(
    @CurrentUser() user: SessionUser,
    @Query() { lang = 'en' }: CalendarQuery,
  ): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.reminders.calendar(user, lang)), {
      type: CALENDAR,
      disposition: 'attachment; filename="gastric-buddy-reminders.ics"',
    })
  }
}
