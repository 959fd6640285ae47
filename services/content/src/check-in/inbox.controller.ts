import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common'
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger'
import { CHECK_IN_CONTEXT_DAYS } from '@gb/domain'
import { CurrentOperator, type Operator, OperatorOnly, ProblemDto } from '@gb/service-kit'
import { CheckInContextDto } from './check-in-context.dto.js'
import { CheckInContextService } from './check-in-context.service.js'
import { InboxDto, InboxEntryDto, InboxPath, InboxQuery, ReplyDto } from './inbox.dto.js'
import { InboxService } from './inbox.service.js'

/** The check-in inbox. */
@ApiTags('check-ins')
@Controller('api/operator/check-ins')
export class InboxController {
  constructor(
    private readonly inbox: InboxService,
    private readonly contexts: CheckInContextService,
  ) {}

  @Get()
  @OperatorOnly('check-ins:answer')
  @ApiOperation({ summary: 'Messages that wait for an answer, the oldest first, or the answered ones' })
  @ApiOkResponse({ type: InboxDto })
  list(@Query() query: InboxQuery, @CurrentOperator() operator: Operator): Promise<InboxDto> {
    return this.inbox.list(query, operator)
  }

  @Get(':user_id/:entry_id/context')
  @OperatorOnly('check-ins:answer')
  @ApiOperation({
    summary: `The last ${CHECK_IN_CONTEXT_DAYS} days of whoever wrote a message, in figures, to answer it by`,
  })
  @ApiOkResponse({ type: CheckInContextDto })
  @ApiNotFoundResponse({ description: 'There is no such message.', type: ProblemDto })
  @ApiServiceUnavailableResponse({
    description: 'The logs do not answer just now. Ask again in a moment.',
    type: ProblemDto,
  })
  context(@Param() path: InboxPath): Promise<CheckInContextDto> {
    return this.contexts.of(path)
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
