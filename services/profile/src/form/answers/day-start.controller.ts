import { Body, Controller, Put } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, Owner, Refuses, type SessionUser } from '@gb/service-kit'
import { DayStartDto } from './day-start.dto.js'
import { DayStartService } from './day-start.service.js'
import { toDayStartDto } from './answers.mapper.js'

/** The hour at which the day begins, changed by itself. */
@ApiTags('profile')
@Controller('api/day-start/:user_id')
export class DayStartController {
  constructor(private readonly dayStarts: DayStartService) {}

  @Put()
  @Owner('params')
  @Answers(
    DayStartDto,
    'Choose when the day begins',
    'It stands in the profile as `day_starts_at`. Needs health_data_consent.',
  )
  @Refuses({ 400: 'Not a whole hour within the limits.' })
  async keep(@CurrentUser() user: SessionUser, @Body() body: DayStartDto): Promise<DayStartDto> {
    return toDayStartDto(await this.dayStarts.keep(user.userId, body))
  }
}
