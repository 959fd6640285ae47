import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common'
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger'
import { CurrentOperator, type Operator, OperatorOnly, ProblemDto } from '@gb/service-kit'
import { InboxDto, InboxEntryDto, InboxPath, InboxQuery, ReplyDto } from './inbox.dto.js'
import { InboxService } from './inbox.service.js'

/** The check-in inbox. */
@ApiTags('check-ins')
@Controller('api/operator/check-ins')
export class InboxController {
  constructor(private readonly inbox: InboxService) {}

  @Get()
  @OperatorOnly('check-ins:answer')
  @ApiOperation({ summary: 'Messages that wait for an answer, the oldest first, or the answered ones' })
  @ApiOkResponse({ type: InboxDto })
  list(@Query() query: InboxQuery, @CurrentOperator() operator: Operator): Promise<InboxDto> {
    return this.inbox.list(query, operator)
  }

  @Post(':user_id/:entry_id/seen')
  @HttpCode(200)
  @OperatorOnly('check-ins:answer')
  @ApiOperation({ summary: 'Marks a message as seen, which the person is shown' })
  @ApiOkResponse({ type: InboxEntryDto })
  @ApiNotFoundResponse({ description: 'There is no such message.', type: ProblemDto })
  see(@Param() path: InboxPath): Promise<InboxEntryDto> {
    return this.inbox.see(path)
  }

  @Post(':user_id/:entry_id/reply')
  @HttpCode(200)
  @OperatorOnly('check-ins:answer')
  @ApiOperation({
    summary: 'Answers a message, once. The person gets a mail that says only that an answer waits',
  })
  @ApiOkResponse({ type: InboxEntryDto })
  @ApiNotFoundResponse({ description: 'There is no such message.', type: ProblemDto })
  @ApiConflictResponse({ description: 'It has another answer already.', type: ProblemDto })
  reply(
    @Param() path: InboxPath,
    @Body() { reply }: ReplyDto,
    @CurrentOperator() operator: Operator,
  ): Promise<InboxEntryDto> {
    return this.inbox.reply(path, reply, operator)
  }
}
