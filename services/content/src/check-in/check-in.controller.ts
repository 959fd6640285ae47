import { Body, Controller, Get, Post, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import {
  Answers,
  AnswersCreated,
  CurrentUser,
  Idempotent,
  ListQuery,
  Owner,
  Premium,
  Refuses,
  type SessionUser,
} from '@gb/service-kit'
import { CheckInThreadDto, SendCheckInDto, SentCheckInDto } from './check-in.dto.js'
import { CheckInService } from './check-in.service.js'

/** Messages to the creator. */
@ApiTags('premium')
@Controller('api')
export class CheckInController {
  constructor(private readonly checkIns: CheckInService) {}

  @Post('premium-checkin')
  @Premium('body')
  @Idempotent()
  @AnswersCreated(SentCheckInDto, 'Sends a message to the creator', {
    id: 'sendCheckIn',
    answer: 'Stored; the same message again gets this answer.',
  })
  @Refuses({
    400: 'The message is empty or too long.',
    402: 'Premium is not active.',
    403: 'Another user_id, or a consent is missing.',
    409: 'The entry_id has another message.',
    429: 'The messages of a day are used up. One with words of self-harm is taken all the same.',
  })
  send(@CurrentUser() user: SessionUser, @Body() body: SendCheckInDto): Promise<SentCheckInDto> {
    return this.checkIns.send(user, body)
  }

  // Not for premium alone: an answer waits for whoever asked, also when premium has ended meanwhile.
  @Get('premium-checkin/:user_id')
  @Owner('params')
  @Answers(CheckInThreadDto, 'Your messages to the creator: sent, seen, answered, with the answers', {
    id: 'getCheckIns',
  })
  @Refuses({ 400: 'The limit or the cursor is not valid.' })
  thread(@CurrentUser() { userId }: SessionUser, @Query() query: ListQuery): Promise<CheckInThreadDto> {
    return this.checkIns.thread(userId, query)
  }
}
