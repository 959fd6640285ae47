import { Answers, OperatorOnly, ProfileId } from '@gb/service-kit'
import { Controller, Get, Param, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { JournalDto, LoggedDaysDto, LogsQuery } from './operator-logs.dto.js'
import { toJournalEntryDto, toLoggedDayDto } from './operator-logs.mapper.js'
import { OperatorLogsService } from './operator-logs.service.js'

/** What a person keeps, beside a message that is to be answered. A profile that is not there has no days. */
@ApiTags('private data')
@Controller('api/operator')
export class OperatorLogsController {
  constructor(private readonly logs: OperatorLogsService) {}

  @Get('logs/:user_id')
  @OperatorOnly('health:read')
  @Answers(LoggedDaysDto, 'The last days of a person in figures: weight, fluids, vitamins, mood')
  async days(@Param() { user_id: userId }: ProfileId, @Query() { days }: LogsQuery): Promise<LoggedDaysDto> {
    return { days: (await this.logs.days(userId, days)).map(toLoggedDayDto) }
  }

  @Get('journal/:user_id')
  @OperatorOnly('journal:read')
  @Answers(JournalDto, 'What a person wrote in the last days')
  async journal(@Param() { user_id: userId }: ProfileId, @Query() { days }: LogsQuery): Promise<JournalDto> {
    return { entries: (await this.logs.journal(userId, days)).map(toJournalEntryDto) }
  }
}
